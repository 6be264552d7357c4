// 65,536 bytes are read, one more is not
// body: padded to 65536 bytes
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// body: padded to 65537 bytes
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 413
<< {"error":{"code":"too_large","message":"the body must be at most 65536 bytes"}}
