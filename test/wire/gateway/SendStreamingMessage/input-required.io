// A2A §3.2.2: a wait for input ends the call, and the next message goes on
>> {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Which?"}]},"timestamp":"<time:2>"}}}}
>> {"jsonrpc":"2.0","id":2,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"completed"}],"taskId":"<id:1>"}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 3 {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","timestamp":"<time:2>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}],"taskId":"<id:1>","contextId":"<id:2>"},{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Which?"}]},{"messageId":"m-2","taskId":"<id:1>","role":"ROLE_USER","parts":[{"text":"completed"}],"contextId":"<id:2>"}]}}}
<< 4 {"jsonrpc":"2.0","id":2,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:3>"}}}}
