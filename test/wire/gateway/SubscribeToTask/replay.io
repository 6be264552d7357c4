// Last-Event-ID: what was missed, also of a task that has ended
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, artifact One, completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"artifacts":[{"artifactId":"a","parts":[{"text":"One"}]}],"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, artifact One, completed"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
// header: Last-Event-ID: 2
>> {"jsonrpc":"2.0","id":2,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 3 {"jsonrpc":"2.0","id":2,"result":{"artifactUpdate":{"taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"text":"One"}]},"append":false}}}
<< 4 {"jsonrpc":"2.0","id":2,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"}}}}
