// A store that fails is an internal error, and says nothing more; in 0.3
// store: unreadable
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"tasks/resubscribe","params":{"id":"no-such-task"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}
