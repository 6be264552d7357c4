// Health: ok while the store can be read, 503 while it cannot; it is not counted
// env: BEACON_RATE_LIMIT=1
>> GET /healthz
<< Cache-Control: no-store
<< {"status":"ok"}
>> HEAD /healthz
<< 200
<< Content-Length: 15
<< Cache-Control: no-store
// store: locked
>> GET /healthz
<< Cache-Control: no-store
<< {"status":"ok"}
// store: unreadable
>> GET /healthz
<< 503
<< {"error":{"code":"unavailable","message":"the request could not be served now; try again later"}}
>> GET /healthz/
<< Cache-Control: no-store
<< {"status":"ok"}
