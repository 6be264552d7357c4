// A2A §3.3.2: a task that cannot be looked up is neither known nor unknown
// store: unreadable
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"no-such-task"}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}
