// Both names of a method are known in both versions
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"kind":"message","messageId":"m-2","role":"user","parts":[{"kind":"text","text":"completed"}]}}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:3>","contextId":"<id:4>","status":{"state":"completed","timestamp":"<time:2>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"completed"}],"messageId":"m-2","taskId":"<id:3>","contextId":"<id:4>"}]}}
