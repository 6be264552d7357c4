// beacon/0.1: a receipt tells state and timestamp, nothing else
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 201
<< {"protocol":"beacon/0.1","receipt_id":"<id:1>","received_at":"<time:1>","kind":"structured","bytes":84,"digest":"sha-256:dcbb20079f0242bac2e604159ec192088a24ebb513a08bfe60437b424fcd8555","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}
>> GET /beacon/0.1/receipts/<id:1>
<< Cache-Control: no-store
<< {"state":"stored","timestamp":"<time:1>"}
>> GET /beacon/0.1/receipts/<id:1>/
<< Cache-Control: no-store
<< {"state":"stored","timestamp":"<time:1>"}
>> HEAD /beacon/0.1/receipts/<id:1>
<< 200
<< Content-Length: 57
<< Cache-Control: no-store
