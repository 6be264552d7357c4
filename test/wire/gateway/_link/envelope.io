// JSON-RPC §4, §5.1: what is no Request at the link
>> POST /queue/link {
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
>> POST /queue/link []
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> POST /queue/link {"jsonrpc":"2.0","id":{},"method":"Claim"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> POST /queue/link {"jsonrpc":"1.0","id":4,"method":"Claim"}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32600,"message":"Request payload validation error"}}
>> POST /queue/link {"jsonrpc":"2.0","id":5,"method":"SendMessage","params":{}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32601,"message":"Method not found"}}
>> POST /queue/link {"jsonrpc":"2.0","method":"Claim","params":{"waitMs":0}}
<< 204
