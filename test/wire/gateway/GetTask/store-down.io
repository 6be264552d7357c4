// A store that fails is an internal error, and says nothing more
// store: unreadable
>> {"jsonrpc":"2.0","id":1,"method":"GetTask","params":{"id":"no-such-task"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}
