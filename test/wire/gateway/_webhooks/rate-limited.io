// 429: the calls of a key and agent, counted together with those over JSON-RPC
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// env: GATEWAY_RATE_LIMIT=1
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> POST /api/v1/agents/scripted/tasks/none/webhooks {"url":"http://127.0.0.1:1024/hook"}
<< 429
<< Cache-Control: no-store
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "caller";q=1;w=60
<< RateLimit: "caller";r=0;t=<seconds:1>
<< {"success":false,"error":{"code":"rate_limited","message":"too many calls; try again in <seconds:1> s"}}
>> GET /api/v1/agents/scripted/tasks/none/webhooks
<< 429
<< Cache-Control: no-store
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "caller";q=1;w=60
<< RateLimit: "caller";r=0;t=<seconds:1>
<< {"success":false,"error":{"code":"rate_limited","message":"too many calls; try again in <seconds:1> s"}}
>> DELETE /api/v1/agents/scripted/tasks/none/webhooks/mine
<< 429
<< Cache-Control: no-store
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "caller";q=1;w=60
<< RateLimit: "caller";r=0;t=<seconds:1>
<< {"success":false,"error":{"code":"rate_limited","message":"too many calls; try again in <seconds:1> s"}}
>> GET /api/v1/agents/scripted/tasks/none/webhooks/mine/deliveries
<< 429
<< Cache-Control: no-store
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "caller";q=1;w=60
<< RateLimit: "caller";r=0;t=<seconds:1>
<< {"success":false,"error":{"code":"rate_limited","message":"too many calls; try again in <seconds:1> s"}}
>> POST /api/v1/agents/scripted/tasks/none/webhooks/mine/deliveries/none/redeliver
<< 429
<< Cache-Control: no-store
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "caller";q=1;w=60
<< RateLimit: "caller";r=0;t=<seconds:1>
<< {"success":false,"error":{"code":"rate_limited","message":"too many calls; try again in <seconds:1> s"}}
