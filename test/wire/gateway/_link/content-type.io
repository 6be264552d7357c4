// JSON, and nothing else
// header: Content-Type: text/plain
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"waitMs":0}}
<< 415
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedContentType":"application/json"}}]}}
