// 401 in 0.3, and without a version: the same body
// header: A2A-Version: 0.3
// header: X-Agent-API-Key: <key:revoked>
>> {"jsonrpc":"2.0","id":1,"method":"tasks/get","params":{"id":"t"}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: A2A-Version
// header: X-Agent-API-Key: <key:revoked>
>> {"jsonrpc":"2.0","id":2,"method":"tasks/get","params":{"id":"t"}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
