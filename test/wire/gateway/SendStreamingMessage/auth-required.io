// A2A §3.2.2: AUTH_REQUIRED does not close the stream; what is authorised elsewhere goes on by itself
>> {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, auth-required Log in there., working, completed"}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, auth-required Log in there., working, completed"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_WORKING","timestamp":"<time:2>"}}}}
<< 3 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_AUTH_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Log in there."}]},"timestamp":"<time:3>"}}}}
<< 4 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_WORKING","timestamp":"<time:4>"}}}}
<< 5 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:5>"}}}}
