// Failed authentications are limited per source, whatever is shown; what counts is still answered
// repeat: 30
// header: Authorization: Bearer <link:unknown>
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"waitMs":0}}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "failed-authentications";q=30;w=60
<< RateLimit: "failed-authentications";r=0;t=<seconds:1>
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31429,"message":"Too many requests","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"RATE_LIMITED","domain":"a2a-gateway","metadata":{"code":"rate_limited","retryAfterSeconds":"<seconds:1>"}}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Claim","params":{"waitMs":0}}
<< {"jsonrpc":"2.0","id":2,"result":{"deliveries":[],"cancellations":[]}}
