// JSON-RPC §5.1: not JSON
>> {
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
