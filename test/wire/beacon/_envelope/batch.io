// JSON-RPC §6: one call at a time: a batch, an empty one too, is no Request
>> []
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> [{"jsonrpc":"2.0","id":1,"method":"ListTasks"},{"jsonrpc":"2.0","id":2,"method":"ListTasks"}]
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> [1]
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
