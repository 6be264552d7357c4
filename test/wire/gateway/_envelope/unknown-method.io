// JSON-RPC §5.1: no such method, in either version
>> {"jsonrpc":"2.0","id":1,"method":"tasks/forget","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/forget","params":{}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"Method not found"}}
