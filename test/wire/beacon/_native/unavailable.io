// beacon/0.1: unavailable 503 and no receipt while the store cannot be used; then it recovers
// store: locked
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 503
<< {"error":{"code":"unavailable","message":"the message was not stored; try again later"}}
// store: unreadable
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 503
<< {"error":{"code":"unavailable","message":"the message was not stored; try again later"}}
// store: unreadable
>> GET /beacon/0.1/receipts/x
<< 503
<< {"error":{"code":"unavailable","message":"the request could not be served now; try again later"}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 201
<< {"protocol":"beacon/0.1","receipt_id":"<id:1>","received_at":"<time:1>","kind":"structured","bytes":84,"digest":"sha-256:dcbb20079f0242bac2e604159ec192088a24ebb513a08bfe60437b424fcd8555","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}
