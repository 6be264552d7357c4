// JSON-RPC §4: an id is no object
>> {"jsonrpc":"2.0","id":{},"method":"GetTask"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
