// A2A §9.1: application/json in UTF-8 and nothing else; 415 with -32005 and id null
// header: Content-Type: text/plain
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 415
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedContentType":"application/json"}}]}}
// header: Content-Type
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 415
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedContentType":"application/json"}}]}}
// header: Content-Type: application/json; charset=iso-8859-1
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 415
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedContentType":"application/json"}}]}}
// header: Content-Type: application/jsonl
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 415
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedContentType":"application/json"}}]}}
// header: Content-Type: application/json-rpc
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 415
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedContentType":"application/json"}}]}}
// header: Content-Type: application/x-www-form-urlencoded
>> {
<< 415
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"Content type is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"CONTENT_TYPE_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedContentType":"application/json"}}]}}
