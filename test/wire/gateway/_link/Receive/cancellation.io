// A cancellation goes to the agent, whose acknowledgement is the answer
// aside: worker
>> POST /push/link {"jsonrpc":"2.0","id":1,"method":"Receive","params":{}}
>> NEXT worker
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"jsonrpc":"2.0","id":1,"result":{"ready":{"agentId":"push"}}}
>> POST /push {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> NEXT worker
<< {"jsonrpc":"2.0","id":1,"result":{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:1>"}}
>> POST /push/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_WORKING"}}]}}
<< {"jsonrpc":"2.0","id":3,"result":{"sequence":2,"state":"TASK_STATE_WORKING"}}
// aside: cancel
>> POST /push {"jsonrpc":"2.0","id":4,"method":"CancelTask","params":{"id":"<id:1>"}}
>> NEXT worker
<< {"jsonrpc":"2.0","id":1,"result":{"cancellation":{"taskId":"<id:1>","deliveryId":"<id:1>"}}}
>> POST /push/link {"jsonrpc":"2.0","id":5,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-2","events":[{"status":{"state":"TASK_STATE_CANCELED","message":{"parts":[{"text":"Stopped."}]}}}]}}
<< {"jsonrpc":"2.0","id":5,"result":{"sequence":3,"state":"TASK_STATE_CANCELED"}}
>> REST cancel
<< {"jsonrpc":"2.0","id":4,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_CANCELED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Stopped."}]},"timestamp":"<time:2>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}
