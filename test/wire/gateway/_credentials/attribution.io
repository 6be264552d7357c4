// X-A2A-Agent-ID is an attribution, and no credential
// header: X-Agent-API-Key
// header: X-A2A-Agent-ID: platform/agent-7
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: X-A2A-Agent-ID: two words
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"X-A2A-Agent-ID","description":"must be 1 to 256 visible ASCII characters"}]}]}}
