// 429: the calls of a key and agent, counted together with those over JSON-RPC
// env: GATEWAY_RATE_LIMIT=2
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< {"reply":"Yes","context_id":"<id:1>"}
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "caller";q=2;w=60
<< RateLimit: "caller";r=0;t=<seconds:1>
<< {"success":false,"error":{"code":"rate_limited","message":"too many calls; try again in <seconds:1> s"}}
// header: X-Agent-API-Key: <key:other>
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< {"reply":"Yes","context_id":"<id:2>"}
