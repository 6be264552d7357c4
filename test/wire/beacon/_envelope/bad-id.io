// JSON-RPC §4: an id of another kind, or beyond the bounds of the one echo, comes back as null
>> {"jsonrpc":"2.0","id":{},"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":[1],"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":true,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":1.5,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":9007199254740992,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":-9007199254740992,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":1e400,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","method":"ListTasks"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
