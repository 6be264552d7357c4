// The native message and a message with that data part are different documents, so their digests differ
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 201
<< {"protocol":"beacon/0.1","receipt_id":"<id:1>","received_at":"<time:1>","kind":"structured","bytes":84,"digest":"sha-256:dcbb20079f0242bac2e604159ec192088a24ebb513a08bfe60437b424fcd8555","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"data":{"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:2>"},"metadata":{"receipt":{"protocol":"beacon/0.1","receipt_id":"<id:2>","received_at":"<time:2>","kind":"structured","bytes":142,"digest":"sha-256:1018c9adc2377981db646d228c7f4f989a1d5675a9500532d5f52157afd65971","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}}}}}
