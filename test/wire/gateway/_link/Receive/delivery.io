// The agent is live while Receive is open: ready, then each message whole, and whom it is from
// aside: worker
>> POST /push/link {"jsonrpc":"2.0","id":1,"method":"Receive","params":{"worker":"host-1"}}
>> NEXT worker
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"jsonrpc":"2.0","id":1,"result":{"ready":{"agentId":"push"}}}
// header: X-A2A-Agent-ID: platform/agent-7
>> POST /push {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello.","metadata":{"part":1}}],"contextId":"talk","metadata":{"any":{"thing":[1,null,"x"]}},"extensions":["https://ext.example/a"],"referenceTaskIds":["t-0"]},"configuration":{"returnImmediately":true,"acceptedOutputModes":["application/json","text/plain"]}}}
<< {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","contextId":"talk","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","contextId":"talk","role":"ROLE_USER","parts":[{"text":"Hello.","metadata":{"part":1}}],"metadata":{"any":{"thing":[1,null,"x"]}},"extensions":["https://ext.example/a"],"referenceTaskIds":["t-0"],"taskId":"<id:1>"}]}}}
>> NEXT worker
<< {"jsonrpc":"2.0","id":1,"result":{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"talk","history":[],"principal":"key:golden","kind":"message","message":{"messageId":"m-1","contextId":"talk","role":"ROLE_USER","parts":[{"text":"Hello.","metadata":{"part":1}}],"metadata":{"any":{"thing":[1,null,"x"]}},"extensions":["https://ext.example/a"],"referenceTaskIds":["t-0"],"taskId":"<id:1>"},"acceptedOutputModes":["application/json","text/plain"],"from":{"owner_id":"owner-1","caller_id":"platform/agent-7"}},"leaseId":"<id:1>"}}
>> POST /push/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_WORKING","message":{"parts":[{"text":"On it."}]}}},{"artifact":{"artifactId":"a","parts":[{"text":"One"}]}}]}}
<< {"jsonrpc":"2.0","id":3,"result":{"sequence":3,"state":"TASK_STATE_WORKING"}}
>> POST /push/link {"jsonrpc":"2.0","id":4,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-2","events":[{"artifact":{"artifactId":"a","parts":[{"text":" and two"}],"append":true,"lastChunk":true}},{"status":{"state":"TASK_STATE_COMPLETED"}}]}}
<< {"jsonrpc":"2.0","id":4,"result":{"sequence":5,"state":"TASK_STATE_COMPLETED"}}
>> POST /push {"jsonrpc":"2.0","id":5,"method":"GetTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":5,"result":{"id":"<id:1>","contextId":"talk","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:2>"},"artifacts":[{"artifactId":"a","parts":[{"text":"One"},{"text":" and two"}]}],"history":[{"messageId":"m-1","contextId":"talk","role":"ROLE_USER","parts":[{"text":"Hello.","metadata":{"part":1}}],"metadata":{"any":{"thing":[1,null,"x"]}},"extensions":["https://ext.example/a"],"referenceTaskIds":["t-0"],"taskId":"<id:1>"},{"messageId":"<id:2>","contextId":"talk","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"On it."}]}]}}
