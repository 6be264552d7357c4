// A blocking call that lasts too long answers the task as it is; in 0.3
// time: blockingMaxMs=400
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working, ignore"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"working","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working, ignore"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
