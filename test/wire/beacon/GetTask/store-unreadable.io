// A2A §3.3.2: a store that cannot be read does not make a task unknown
// store: unreadable
>> {"jsonrpc":"2.0","id":1,"method":"GetTask","params":{"id":"no-such-task"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}
