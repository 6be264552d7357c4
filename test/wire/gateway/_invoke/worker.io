// The same by a live process; a cancellation tells it that nobody waits any more
// aside: worker
>> POST /push/link {"jsonrpc":"2.0","id":1,"method":"Receive"}
>> NEXT worker
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"jsonrpc":"2.0","id":1,"result":{"ready":{"agentId":"push"}}}
// aside: caller
>> POST /push/v1/invoke {"message":"What is it?"}
>> NEXT worker
<< {"jsonrpc":"2.0","id":1,"result":{"delivery":{"id":"<id:1>","kind":"invoke","taskId":"<id:1>","contextId":"<id:2>","message":{"messageId":"<id:3>","role":"ROLE_USER","taskId":"<id:1>","contextId":"<id:2>","parts":[{"text":"What is it?"}]},"history":[],"acceptedOutputModes":[],"principal":"key:golden","from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:1>"}}
>> POST /push/link {"jsonrpc":"2.0","id":2,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"message":{"parts":[{"text":"It is so."}]}}]}}
<< {"jsonrpc":"2.0","id":2,"result":{"sequence":0}}
>> REST caller
<< {"reply":"It is so.","context_id":"<id:2>"}
// aside: gone
>> POST /push/v1/invoke {"message":"And now?"}
>> NEXT worker
<< {"jsonrpc":"2.0","id":1,"result":{"delivery":{"id":"<id:4>","kind":"invoke","taskId":"<id:4>","contextId":"<id:5>","message":{"messageId":"<id:6>","role":"ROLE_USER","taskId":"<id:4>","contextId":"<id:5>","parts":[{"text":"And now?"}]},"history":[],"acceptedOutputModes":[],"principal":"key:golden","from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:4>"}}
>> LEAVE gone
>> NEXT worker
<< {"jsonrpc":"2.0","id":1,"result":{"cancellation":{"taskId":"<id:4>","deliveryId":"<id:4>"}}}
>> POST /push/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:4>","eventId":"e-1","events":[{"message":{"parts":[{"text":"Nobody hears it."}]}}]}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
