// At most 1 MiB
// body: padded to 1048577 bytes
>> {"jsonrpc":"2.0","id":1,"method":"GetTask","params":{"id":"t"}}
<< 413
<< {"error":{"code":"too_large","message":"the body must be at most 1048576 bytes"}}
// body: padded to 1048576 bytes
>> {"jsonrpc":"2.0","id":2,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
