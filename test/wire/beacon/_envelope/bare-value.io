// JSON-RPC §4: a bare value is no Request
>> null
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> true
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> 7
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> "ListTasks"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
