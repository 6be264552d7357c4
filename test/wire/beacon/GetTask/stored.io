// A2A §3.1.3: id, state and timestamp, and nothing else
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"metadata":{"k":"v"}}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"metadata":{"receipt":{"protocol":"beacon/0.1","receipt_id":"<id:1>","received_at":"<time:1>","kind":"unstructured","bytes":87,"digest":"sha-256:b33cc3e43e168e87a8c891ab3332d2369c7581f12ccec7510fbddfe554facc08","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}}}}}
>> {"jsonrpc":"2.0","id":2,"method":"GetTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"<id:1>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"}}}
