// JSON-RPC §4: method is a string
>> {"jsonrpc":"2.0","id":1}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":2,"method":7}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":3,"method":null}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":4,"method":["ListTasks"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32600,"message":"Request payload validation error"}}
