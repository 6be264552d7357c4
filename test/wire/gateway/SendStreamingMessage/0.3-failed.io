// Neutral words stand for what went wrong inside an agent; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/stream","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working, throw the database is at 10.0.0.1"}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working, throw the database is at 10.0.0.1"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"working","timestamp":"<time:2>"},"final":false}}
<< 3 {"jsonrpc":"2.0","id":1,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"failed","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"The agent could not finish this task."}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:3>"},"final":true}}
