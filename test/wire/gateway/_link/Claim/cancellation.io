// A cancellation is told to who claims
>> POST /queue {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Claim","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"deliveries":[{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:3>","leasedUntil":"<time:2>"}],"cancellations":[]}}
>> POST /queue/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_WORKING"}}]}}
<< {"jsonrpc":"2.0","id":3,"result":{"sequence":2,"state":"TASK_STATE_WORKING"}}
// aside: cancel
>> POST /queue {"jsonrpc":"2.0","id":4,"method":"CancelTask","params":{"id":"<id:1>"}}
>> POST /queue/link {"jsonrpc":"2.0","id":5,"method":"Claim","params":{"waitMs":60000}}
<< {"jsonrpc":"2.0","id":5,"result":{"deliveries":[],"cancellations":[{"taskId":"<id:1>","deliveryId":"<id:1>"}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":6,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-2","events":[{"status":{"state":"TASK_STATE_CANCELED"}}]}}
<< {"jsonrpc":"2.0","id":6,"result":{"sequence":3,"state":"TASK_STATE_CANCELED"}}
>> REST cancel
<< {"jsonrpc":"2.0","id":4,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_CANCELED","timestamp":"<time:3>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}
