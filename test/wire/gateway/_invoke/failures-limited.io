// 429: failed authentications, per source
// repeat: 30
// header: X-Agent-API-Key: <key:unknown>
>> POST /scripted/v1/invoke {"message":"x"}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "failed-authentications";q=30;w=60
<< RateLimit: "failed-authentications";r=0;t=<seconds:1>
<< {"success":false,"error":{"code":"rate_limited","message":"too many calls; try again in <seconds:1> s"}}
