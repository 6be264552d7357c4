// A2A §3.3.1: the same message again answers the same task
>> {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"artifact One"}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"artifact One"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"artifactUpdate":{"taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"text":"One"}]},"append":false}}}
<< 3 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:2>"}}}}
>> {"jsonrpc":"2.0","id":2,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"artifact One"}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"artifact One"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
<< 2 {"jsonrpc":"2.0","id":2,"result":{"artifactUpdate":{"taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"text":"One"}]},"append":false}}}
<< 3 {"jsonrpc":"2.0","id":2,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:2>"}}}}
