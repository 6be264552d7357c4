// A queue agent's task waits in SUBMITTED until it is claimed; in 0.3
// header: A2A-Version: 0.3
// header: X-Agent-API-Key: <key:queue>
>> POST /queue {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"x"}]},"configuration":{"blocking":false}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"x"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
