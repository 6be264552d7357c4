// A long poll: it is answered as soon as there is something, and so is the caller
// aside: worker
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"waitMs":60000}}
// aside: caller
>> POST /queue {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]}}}
>> REST worker
<< {"jsonrpc":"2.0","id":1,"result":{"deliveries":[{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:3>","leasedUntil":"<time:1>"}],"cancellations":[]}}
>> POST /queue/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_COMPLETED","message":{"parts":[{"text":"Done."}]}}}]}}
<< {"jsonrpc":"2.0","id":3,"result":{"sequence":2,"state":"TASK_STATE_COMPLETED"}}
>> REST caller
<< {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","message":{"messageId":"<id:4>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Done."}]},"timestamp":"<time:2>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
