// Last-Event-ID: what was missed, also of a task that has ended; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working, artifact One, completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working, artifact One, completed"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}],"artifacts":[{"artifactId":"a","parts":[{"kind":"text","text":"One"}]}]}}
// header: Last-Event-ID: 2
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/resubscribe","params":{"id":"<id:1>"}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 3 {"jsonrpc":"2.0","id":2,"result":{"kind":"artifact-update","taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"kind":"text","text":"One"}]},"append":false}}
<< 4 {"jsonrpc":"2.0","id":2,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"final":true}}
