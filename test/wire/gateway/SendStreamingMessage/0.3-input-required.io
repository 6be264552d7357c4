// A2A §3.2.2: a wait for input ends the call, and the next message goes on; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/stream","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"input-required Which?"}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"input-required Which?"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Which?"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:2>"},"final":true}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"message/stream","params":{"message":{"kind":"message","messageId":"m-2","role":"user","parts":[{"kind":"text","text":"completed"}],"taskId":"<id:1>"}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 3 {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","timestamp":"<time:2>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"input-required Which?"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"},{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Which?"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},{"kind":"message","role":"user","parts":[{"kind":"text","text":"completed"}],"messageId":"m-2","taskId":"<id:1>","contextId":"<id:2>"}]}}
<< 4 {"jsonrpc":"2.0","id":2,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:3>"},"final":true}}
