// RFC 9110 §8.4: no encoding is undone, identity included
// header: Content-Encoding: gzip
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 415
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedContentType":"application/json"}}]}}
// header: Content-Encoding: identity
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 415
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedContentType":"application/json"}}]}}
