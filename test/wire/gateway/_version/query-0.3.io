// The query parameter counts like the header in 0.3 too, and an empty one is 0.3
// header: X-Agent-API-Key: <key:scripted>
>> POST /scripted?A2A-Version=0.3 {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"completed"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 
>> {"jsonrpc":"2.0","id":2,"method":"tasks/get","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"completed"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
