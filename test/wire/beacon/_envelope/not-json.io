// JSON-RPC §5.1: what is no JSON gets -32700 and id null
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
>> hello
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
>> {'jsonrpc':'2.0'}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks"} {}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
>> {"id":NaN}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
