// JSON-RPC §4: jsonrpc is exactly "2.0"; a good id comes back
>> {}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"id":1,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"1.0","id":"a","method":"ListTasks"}
<< {"jsonrpc":"2.0","id":"a","error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":2.0,"id":0,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":0,"error":{"code":-32600,"message":"Request payload validation error"}}
