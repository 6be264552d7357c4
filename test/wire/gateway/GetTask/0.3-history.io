// A2A §3.2.4: the latest messages, or none; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working One, working Two, completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working One, working Two, completed"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"},{"kind":"message","role":"agent","parts":[{"kind":"text","text":"One"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Two"}],"messageId":"<id:4>","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/get","params":{"id":"<id:1>","historyLength":1}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Two"}],"messageId":"<id:4>","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/get","params":{"id":"<id:1>","historyLength":0}}
<< {"jsonrpc":"2.0","id":3,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"}}}
