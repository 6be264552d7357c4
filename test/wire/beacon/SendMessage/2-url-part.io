// A2A §3.1.1: a URL is an address that is never fetched
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"url":"https://files.example/report.pdf","mediaType":"application/pdf"}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"policy":"File parts are not accepted, neither as bytes nor as a URL: send text or one data part."}}]}}
