// A lock that keeps others from writing keeps nobody from reading
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"metadata":{"receipt":{"protocol":"beacon/0.1","receipt_id":"<id:1>","received_at":"<time:1>","kind":"unstructured","bytes":66,"digest":"sha-256:0fdc8c0d855359b58b802870c9769575eea6818a8d1e28ca063bde59e3a150c9","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}}}}}
// store: locked
>> {"jsonrpc":"2.0","id":2,"method":"GetTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"<id:1>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"}}}
