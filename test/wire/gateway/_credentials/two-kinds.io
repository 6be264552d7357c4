// A key and a JWT are two credentials that differ; a JWT has no place in the key's header
// header: Authorization: Bearer <token:owner>
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: X-Agent-API-Key: <token:owner>
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: Authorization: Basic YTpi
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
