// Failed authentications are limited per source; a credential that counts is still answered
// repeat: 30
// header: X-Agent-API-Key: <key:unknown>
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "failed-authentications";q=30;w=60
<< RateLimit: "failed-authentications";r=0;t=<seconds:1>
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31429,"message":"Too many requests","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"RATE_LIMITED","domain":"a2a-gateway","metadata":{"code":"rate_limited","retryAfterSeconds":"<seconds:1>"}}]}}
// header: A2A-Version: 1.0
// header: X-Agent-API-Key: <key:unknown>
>> POST /nobody {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "failed-authentications";q=30;w=60
<< RateLimit: "failed-authentications";r=0;t=<seconds:1>
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31429,"message":"Too many requests","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"RATE_LIMITED","domain":"a2a-gateway","metadata":{"code":"rate_limited","retryAfterSeconds":"<seconds:1>"}}]}}
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":3,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
