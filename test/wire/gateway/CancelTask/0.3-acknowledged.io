// A2A §3.1.5: the agent acknowledges; to cancel again changes nothing; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"hold, canceled Stopped."}]},"configuration":{"blocking":false}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"hold, canceled Stopped."}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/cancel","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"canceled","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Stopped."}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:2>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"hold, canceled Stopped."}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/cancel","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":3,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"canceled","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Stopped."}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:2>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"hold, canceled Stopped."}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
