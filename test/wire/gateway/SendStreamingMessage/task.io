// A2A §3.1: the task with what the agent produced
>> {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, artifact One, append Two, completed Done."}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, artifact One, append Two, completed Done."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_WORKING","timestamp":"<time:2>"}}}}
<< 3 {"jsonrpc":"2.0","id":1,"result":{"artifactUpdate":{"taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"text":"One"}]},"append":false}}}
<< 4 {"jsonrpc":"2.0","id":1,"result":{"artifactUpdate":{"taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"text":"Two"}]},"append":true}}}
<< 5 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Done."}]},"timestamp":"<time:3>"}}}}
