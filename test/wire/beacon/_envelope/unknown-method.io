// JSON-RPC §5.1: a name that the contract does not have is not found, and not echoed
>> {"jsonrpc":"2.0","id":1,"method":"NoSuchMethod","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}
>> {"jsonrpc":"2.0","id":2,"method":"sendMessage","params":{}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"Method not found"}}
>> {"jsonrpc":"2.0","id":3,"method":"message/send","params":{}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32601,"message":"Method not found"}}
>> {"jsonrpc":"2.0","id":4,"method":"SendMessage ","params":{}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32601,"message":"Method not found"}}
>> {"jsonrpc":"2.0","id":5,"method":"","params":{}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32601,"message":"Method not found"}}
>> {"jsonrpc":"2.0","id":6,"method":"__proto__","params":{}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32601,"message":"Method not found"}}
>> {"jsonrpc":"2.0","id":7,"method":"constructor","params":{}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32601,"message":"Method not found"}}
>> {"jsonrpc":"2.0","id":8,"method":"hasOwnProperty","params":{}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32601,"message":"Method not found"}}
>> {"jsonrpc":"2.0","id":9,"method":"toString","params":{}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32601,"message":"Method not found"}}
>> {"jsonrpc":"2.0","id":10,"method":"rpc.other","params":{}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32601,"message":"Method not found"}}
