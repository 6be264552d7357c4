// beacon/0.1: rate_limited 429: one limiter counts both surfaces
// env: BEACON_RATE_LIMIT=2
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 201
<< {"protocol":"beacon/0.1","receipt_id":"<id:1>","received_at":"<time:1>","kind":"structured","bytes":84,"digest":"sha-256:dcbb20079f0242bac2e604159ec192088a24ebb513a08bfe60437b424fcd8555","status":"stored","terms":"Stored for human review; no processing, reply or automatic action is promised."}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "source";q=2;w=60
<< RateLimit: "source";r=0;t=<seconds:1>
<< {"error":{"code":"rate_limited","message":"the limit of 2 a minute is used up; try again in <seconds:1> s"}}
>> GET /beacon/0.1/receipts/x
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "source";q=2;w=60
<< RateLimit: "source";r=0;t=<seconds:1>
<< {"error":{"code":"rate_limited","message":"the limit of 2 a minute is used up; try again in <seconds:1> s"}}
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "source";q=2;w=60
<< RateLimit: "source";r=0;t=<seconds:1>
<< {"error":{"code":"rate_limited","message":"the limit of 2 a minute is used up; try again in <seconds:1> s"}}
