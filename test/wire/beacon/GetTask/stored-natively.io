// A receipt of the native surface is a task too
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 201
<< {"protocol":"beacon/0.1","receipt_id":"<id:1>","received_at":"<time:1>","kind":"structured","bytes":84,"digest":"sha-256:dcbb20079f0242bac2e604159ec192088a24ebb513a08bfe60437b424fcd8555","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}
>> {"jsonrpc":"2.0","id":1,"method":"GetTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":1,"result":{"id":"<id:1>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"}}}
