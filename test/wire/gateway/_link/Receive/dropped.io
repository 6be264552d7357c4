// What a worker that drops has not acknowledged goes to another
// aside: first
>> POST /push/link {"jsonrpc":"2.0","id":1,"method":"Receive","params":{"worker":"first"}}
>> NEXT first
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"jsonrpc":"2.0","id":1,"result":{"ready":{"agentId":"push"}}}
// aside: second
>> POST /push/link {"jsonrpc":"2.0","id":2,"method":"Receive","params":{"worker":"second"}}
>> NEXT second
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"jsonrpc":"2.0","id":2,"result":{"ready":{"agentId":"push"}}}
>> POST /push {"jsonrpc":"2.0","id":3,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":3,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> NEXT first
<< {"jsonrpc":"2.0","id":1,"result":{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:1>"}}
>> LEAVE first
>> NEXT second
<< {"jsonrpc":"2.0","id":2,"result":{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:3>"}}
