// A2A §3.6.2: without A2A-Version the shapes are those of 0.3
// header: A2A-Version
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"completed"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
