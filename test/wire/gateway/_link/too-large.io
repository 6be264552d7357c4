// At most 1 MiB
// body: padded to 1048577 bytes
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"waitMs":0}}
<< 413
<< {"error":{"code":"too_large","message":"the body must be at most 1048576 bytes"}}
// body: padded to 1048576 bytes
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Claim","params":{"waitMs":0}}
<< {"jsonrpc":"2.0","id":2,"result":{"deliveries":[],"cancellations":[]}}
