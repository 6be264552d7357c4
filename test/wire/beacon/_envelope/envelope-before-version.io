// A2A §3.6.2: the envelope is told before the version
// header: A2A-Version
>> {"jsonrpc":"2.0","id":1}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"Request payload validation error"}}
// header: A2A-Version
>> {
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
