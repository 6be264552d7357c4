// JSON-RPC §5.1: nothing, and nothing but blanks, is no JSON
>>
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
// body: hex
>> 20090d0a
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
