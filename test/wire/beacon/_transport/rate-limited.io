// RFC 6585 §4: over the limit it is 429 with Retry-After and the RateLimit fields; whatever the body holds
// env: BEACON_RATE_LIMIT=2
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "source";q=2;w=60
<< RateLimit: "source";r=0;t=<seconds:1>
<< {"error":{"code":"rate_limited","message":"the limit of 2 a minute is used up; try again in <seconds:1> s"}}
