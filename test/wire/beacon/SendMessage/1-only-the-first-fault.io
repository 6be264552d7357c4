// A2A §9.5: one violation is named, the first, and no name or value that was sent comes back
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"","role":"MARKER","parts":[{"MARKER":"MARKER"}],"MARKER":1}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.messageId","description":"must not be empty"}]}]}}
