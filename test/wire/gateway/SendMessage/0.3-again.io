// A2A §3.3.1: the same message again answers the same task; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"artifact One"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"artifact One"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}],"artifacts":[{"artifactId":"a","parts":[{"kind":"text","text":"One"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"artifact One"}]}}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"artifact One"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}],"artifacts":[{"artifactId":"a","parts":[{"kind":"text","text":"One"}]}]}}
