// beacon/0.1: too_large 413, counted on the wire
// body: padded to 65536 bytes
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 201
<< {"protocol":"beacon/0.1","receipt_id":"<id:1>","received_at":"<time:1>","kind":"structured","bytes":84,"digest":"sha-256:dcbb20079f0242bac2e604159ec192088a24ebb513a08bfe60437b424fcd8555","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}
// body: padded to 65537 bytes
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 413
<< {"error":{"code":"too_large","message":"the body must be at most 65536 bytes"}}
// body: padded to 65537 bytes, chunked
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 413
<< {"error":{"code":"too_large","message":"the body must be at most 65536 bytes"}}
