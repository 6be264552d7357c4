// A caller that waits is answered by what the agent publishes; a message alone makes no task
// aside: worker
>> POST /push/link {"jsonrpc":"2.0","id":1,"method":"Receive"}
>> NEXT worker
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"jsonrpc":"2.0","id":1,"result":{"ready":{"agentId":"push"}}}
// aside: caller
>> POST /push {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Are you there?"}]}}}
>> NEXT worker
<< {"jsonrpc":"2.0","id":1,"result":{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Are you there?"}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:1>"}}
>> POST /push/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"message":{"parts":[{"text":"I am."}]}}]}}
<< {"jsonrpc":"2.0","id":3,"result":{"sequence":0}}
>> REST caller
<< {"jsonrpc":"2.0","id":2,"result":{"message":{"messageId":"<id:3>","contextId":"<id:2>","role":"ROLE_AGENT","parts":[{"text":"I am."}]}}}
>> POST /push {"jsonrpc":"2.0","id":4,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":4,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
