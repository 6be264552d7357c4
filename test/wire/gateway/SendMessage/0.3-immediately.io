// A2A §3.2.2: the task as it is, before the agent has said anything; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"ignore"}]},"configuration":{"blocking":false}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"ignore"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
