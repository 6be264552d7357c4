// A JWT is counted by user and agent: other users, and the same at another agent, go on
// env: GATEWAY_RATE_LIMIT=1
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:stranger>
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:stranger>
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "caller";q=1;w=60
<< RateLimit: "caller";r=0;t=<seconds:1>
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31429,"message":"Too many requests","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"RATE_LIMITED","domain":"a2a-gateway","metadata":{"code":"rate_limited","retryAfterSeconds":"<seconds:1>"}}]}}
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:owner>
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":3,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:stranger>
>> POST /broad {"jsonrpc":"2.0","id":4,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":4,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
