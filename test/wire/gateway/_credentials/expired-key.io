// A key whose time is over
// header: X-Agent-API-Key: <key:expired>
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
