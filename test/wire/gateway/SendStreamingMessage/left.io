// A client that leaves changes nothing for the task
// aside: caller
>> POST /queue {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Go."}]}}}
>> NEXT caller
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Go."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> LEAVE caller
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_WORKING"}}]}}
<< {"jsonrpc":"2.0","id":2,"result":{"sequence":2,"state":"TASK_STATE_WORKING"}}
>> POST /queue/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-2","events":[{"status":{"state":"TASK_STATE_COMPLETED"}}]}}
<< {"jsonrpc":"2.0","id":3,"result":{"sequence":3,"state":"TASK_STATE_COMPLETED"}}
>> POST /queue {"jsonrpc":"2.0","id":4,"method":"GetTask","params":{"id":"<id:1>","historyLength":0}}
<< {"jsonrpc":"2.0","id":4,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:2>"}}}
