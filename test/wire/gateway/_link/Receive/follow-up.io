// An answer to what the agent asked is another delivery of the same task, with the history before it
// aside: worker
>> POST /push/link {"jsonrpc":"2.0","id":1,"method":"Receive"}
>> NEXT worker
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"jsonrpc":"2.0","id":1,"result":{"ready":{"agentId":"push"}}}
>> POST /push {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Book a table."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Book a table."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> NEXT worker
<< {"jsonrpc":"2.0","id":1,"result":{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Book a table."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:1>"}}
>> POST /push/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"parts":[{"text":"For how many?"}]}}}]}}
<< {"jsonrpc":"2.0","id":3,"result":{"sequence":2,"state":"TASK_STATE_INPUT_REQUIRED"}}
>> POST /push {"jsonrpc":"2.0","id":4,"method":"SendMessage","params":{"message":{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"For two."}],"taskId":"<id:1>"},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":4,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","timestamp":"<time:2>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Book a table."}],"taskId":"<id:1>","contextId":"<id:2>"},{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"For how many?"}]},{"messageId":"m-2","taskId":"<id:1>","role":"ROLE_USER","parts":[{"text":"For two."}],"contextId":"<id:2>"}]}}}
>> NEXT worker
<< {"jsonrpc":"2.0","id":1,"result":{"delivery":{"id":"<id:1>:<id:4>","taskId":"<id:1>","contextId":"<id:2>","history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Book a table."}],"taskId":"<id:1>","contextId":"<id:2>"},{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"For how many?"}]}],"principal":"key:golden","kind":"message","message":{"messageId":"m-2","taskId":"<id:1>","role":"ROLE_USER","parts":[{"text":"For two."}],"contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:1>:<id:4>"}}
