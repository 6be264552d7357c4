// A store that cannot be read: nothing is known of any agent, and health says so
// store: unreadable agents
>> GET /healthz
<< 503
<< {"error":{"code":"unavailable","message":"the request could not be served now; try again later"}}
// store: unreadable agents
>> GET /scripted/.well-known/agent-card.json
<< 503
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< {"error":{"code":"unavailable","message":"the request could not be served now; try again later"}}
// store: unreadable agents
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 503
<< {"error":{"code":"unavailable","message":"the request could not be served now; try again later"}}
