// Several live workers are balanced
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
>> POST /push {"jsonrpc":"2.0","id":3,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"One."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":3,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"One."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /push {"jsonrpc":"2.0","id":4,"method":"SendMessage","params":{"message":{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"Two."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":4,"result":{"task":{"id":"<id:3>","contextId":"<id:4>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:2>"},"history":[{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"Two."}],"taskId":"<id:3>","contextId":"<id:4>"}]}}}
>> NEXT first
<< {"jsonrpc":"2.0","id":1,"result":{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"One."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:1>"}}
>> NEXT second
<< {"jsonrpc":"2.0","id":2,"result":{"delivery":{"id":"<id:3>","taskId":"<id:3>","contextId":"<id:4>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"Two."}],"taskId":"<id:3>","contextId":"<id:4>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:3>"}}
