// An agent that does not acknowledge in time: the task is canceled all the same; in 0.3
// time: cancelMs=100
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"ignore"}]},"configuration":{"blocking":false}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"ignore"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/cancel","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"canceled","timestamp":"<time:2>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"ignore"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
