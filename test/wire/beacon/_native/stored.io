// beacon/0.1: a valid message gets 201 and the receipt, with and without a closing slash
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 201
<< {"protocol":"beacon/0.1","receipt_id":"<id:1>","received_at":"<time:1>","kind":"structured","bytes":84,"digest":"sha-256:dcbb20079f0242bac2e604159ec192088a24ebb513a08bfe60437b424fcd8555","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}
>> POST /beacon/0.1/messages/ {"protocol":"beacon/0.1","kind":"proposal","subject":"Hello","body":"We exist.","from":{"name":"Index Agent","operator":"Example Org","homepage":"https://index.example/"},"language":"pt-BR","sent_at":"2026-01-15T09:30:00Z"}
<< 201
<< {"protocol":"beacon/0.1","receipt_id":"<id:2>","received_at":"<time:2>","kind":"structured","bytes":223,"digest":"sha-256:018a984d68d2f9af43bf812a24e52923902120ac4c8e0ecb0e1176e4c6c68bb2","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}
