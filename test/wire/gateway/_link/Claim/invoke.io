// A REST invoke is claimed like a message, and kept by nobody
// aside: caller
>> POST /queue/v1/invoke {"message":"What is it?","context_id":"talk"}
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"waitMs":60000}}
<< {"jsonrpc":"2.0","id":1,"result":{"deliveries":[{"delivery":{"id":"<id:1>","kind":"invoke","taskId":"<id:1>","contextId":"talk","message":{"messageId":"<id:2>","role":"ROLE_USER","taskId":"<id:1>","contextId":"talk","parts":[{"text":"What is it?"}]},"history":[],"acceptedOutputModes":[],"principal":"key:golden","from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leaseId":"<id:1>","leasedUntil":"<time:1>"}],"cancellations":[]}}
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"artifact":{"artifactId":"a","parts":[{"text":"It is"}]}},{"artifact":{"artifactId":"a","parts":[{"text":" so."}],"append":true}}]}}
<< {"jsonrpc":"2.0","id":2,"result":{"sequence":0,"state":"TASK_STATE_SUBMITTED"}}
>> POST /queue/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-2","events":[{"status":{"state":"TASK_STATE_COMPLETED","metadata":{"thought":"I looked."}}}]}}
<< {"jsonrpc":"2.0","id":3,"result":{"sequence":0,"state":"TASK_STATE_COMPLETED"}}
>> REST caller
<< {"reply":"It is so.","context_id":"talk","thought":"I looked."}
>> POST /queue {"jsonrpc":"2.0","id":4,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":4,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> POST /queue {"jsonrpc":"2.0","id":5,"method":"GetTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
