// A late completion never overwrites CANCELED
// time: cancelMs=50
>> POST /queue {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Claim","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"deliveries":[{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:3>","leasedUntil":"<time:2>"}],"cancellations":[]}}
>> POST /queue {"jsonrpc":"2.0","id":3,"method":"CancelTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":3,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_CANCELED","timestamp":"<time:3>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":4,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_COMPLETED"}}]}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org"}]}}
>> POST /queue {"jsonrpc":"2.0","id":5,"method":"GetTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":5,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_CANCELED","timestamp":"<time:3>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}
