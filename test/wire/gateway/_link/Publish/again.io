// The same event id again changes nothing, and is answered with the same number
>> POST /queue {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Claim","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"deliveries":[{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:3>","leasedUntil":"<time:2>"}],"cancellations":[]}}
>> POST /queue/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_WORKING"}},{"artifact":{"artifactId":"a","parts":[{"text":"One"}]}}]}}
<< {"jsonrpc":"2.0","id":3,"result":{"sequence":3,"state":"TASK_STATE_WORKING"}}
>> POST /queue/link {"jsonrpc":"2.0","id":4,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_WORKING"}},{"artifact":{"artifactId":"a","parts":[{"text":"One"}]}}]}}
<< {"jsonrpc":"2.0","id":4,"result":{"sequence":3}}
>> POST /queue/link {"jsonrpc":"2.0","id":5,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-2","events":[{"status":{"state":"TASK_STATE_COMPLETED"}}]}}
<< {"jsonrpc":"2.0","id":5,"result":{"sequence":4,"state":"TASK_STATE_COMPLETED"}}
>> POST /queue/link {"jsonrpc":"2.0","id":6,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-2","events":[{"status":{"state":"TASK_STATE_COMPLETED"}}]}}
<< {"jsonrpc":"2.0","id":6,"result":{"sequence":4}}
>> POST /queue {"jsonrpc":"2.0","id":7,"method":"GetTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":7,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:3>"},"artifacts":[{"artifactId":"a","parts":[{"text":"One"}]}],"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}
