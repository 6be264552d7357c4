// One source is an IPv4 address or the /64 of an IPv6 address
// env: BEACON_RATE_LIMIT=1
// env: TRUST_PROXY=loopback
// header: X-Forwarded-For: 203.0.113.1
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: X-Forwarded-For: 203.0.113.1
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "source";q=1;w=60
<< RateLimit: "source";r=0;t=<seconds:1>
<< {"error":{"code":"rate_limited","message":"the limit of 1 a minute is used up; try again in <seconds:1> s"}}
// header: X-Forwarded-For: 203.0.113.2
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: X-Forwarded-For: 2001:db8:0:1::1
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: X-Forwarded-For: 2001:db8:0:1:ffff::2
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "source";q=1;w=60
<< RateLimit: "source";r=0;t=<seconds:1>
<< {"error":{"code":"rate_limited","message":"the limit of 1 a minute is used up; try again in <seconds:1> s"}}
// header: X-Forwarded-For: 2001:db8:0:2::1
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: X-Forwarded-For: ::ffff:203.0.113.2
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 429
<< Retry-After: <seconds:1>
<< RateLimit-Policy: "source";q=1;w=60
<< RateLimit: "source";r=0;t=<seconds:1>
<< {"error":{"code":"rate_limited","message":"the limit of 1 a minute is used up; try again in <seconds:1> s"}}
