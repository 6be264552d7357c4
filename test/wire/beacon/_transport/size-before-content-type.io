// The order: size is told before content type
// header: Content-Type: text/plain
// body: padded to 65537 bytes
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 413
<< {"error":{"code":"too_large","message":"the body must be at most 65536 bytes"}}
