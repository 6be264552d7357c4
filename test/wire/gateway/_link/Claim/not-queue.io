// An agent that is delivered to does not claim
>> POST /push/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org","metadata":{"policy":"This agent does not claim: its mode is not queue."}}]}}
