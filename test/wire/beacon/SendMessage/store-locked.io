// A2A §3.3.2: what cannot be stored gets no receipt; when the lock is gone the Beacon stores again
// store: locked
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"metadata":{"receipt":{"protocol":"beacon/0.1","receipt_id":"<id:1>","received_at":"<time:1>","kind":"unstructured","bytes":66,"digest":"sha-256:0fdc8c0d855359b58b802870c9769575eea6818a8d1e28ca063bde59e3a150c9","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}}}}}
