// JSON-RPC §4.1: without id and without being a Request otherwise it is refused
>> {"jsonrpc":"1.0","method":"ListTasks"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
