// A cancellation surfaces in the stream, and closes it
// time: cancelMs=50
// aside: caller
>> {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, ignore"}]}}}
>> NEXT caller
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, ignore"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> NEXT caller
<< 2 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_WORKING","timestamp":"<time:2>"}}}}
>> {"jsonrpc":"2.0","id":2,"method":"CancelTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_CANCELED","timestamp":"<time:3>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, ignore"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}
>> REST caller
<< 3 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_CANCELED","timestamp":"<time:3>"}}}}
