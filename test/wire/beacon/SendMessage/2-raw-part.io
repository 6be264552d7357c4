// A2A §3.1.1: bytes are not accepted; nothing is decoded
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"raw":"aGVsbG8=","filename":"a.bin","mediaType":"application/octet-stream"}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"policy":"File parts are not accepted, neither as bytes nor as a URL: send text or one data part."}}]}}
