// A delivery whose lease has run out is claimed again
// time: leaseMs=200
>> POST /queue {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Claim","params":{"waitMs":0}}
<< {"jsonrpc":"2.0","id":2,"result":{"deliveries":[{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:3>","leasedUntil":"<time:2>"}],"cancellations":[]}}
>> POST /queue/link {"jsonrpc":"2.0","id":3,"method":"Claim","params":{"waitMs":60000}}
<< {"jsonrpc":"2.0","id":3,"result":{"deliveries":[{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:4>","leasedUntil":"<time:3>"}],"cancellations":[]}}
