// A2A §3.3.1: the same message again answers the same task; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/stream","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"artifact One"}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"artifact One"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"kind":"artifact-update","taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"kind":"text","text":"One"}]},"append":false}}
<< 3 {"jsonrpc":"2.0","id":1,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:2>"},"final":true}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"message/stream","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"artifact One"}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"artifact One"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
<< 2 {"jsonrpc":"2.0","id":2,"result":{"kind":"artifact-update","taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"kind":"text","text":"One"}]},"append":false}}
<< 3 {"jsonrpc":"2.0","id":2,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:2>"},"final":true}}
