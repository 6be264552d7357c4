// The order: the rate limit is told before the size, and a refusal counts
// env: BEACON_RATE_LIMIT=1
// body: padded to 65537 bytes
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 413
<< {"error":{"code":"too_large","message":"the body must be at most 65536 bytes"}}
// body: padded to 65537 bytes
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "source";q=1;w=60
<< RateLimit: "source";r=0;t=<seconds:1>
<< {"error":{"code":"rate_limited","message":"the limit of 1 a minute is used up; try again in <seconds:1> s"}}
