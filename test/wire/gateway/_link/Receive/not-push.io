// An agent whose tasks wait in a queue claims them
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Receive","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org","metadata":{"policy":"This agent does not receive: its mode is not push."}}]}}
