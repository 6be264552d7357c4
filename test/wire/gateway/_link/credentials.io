// An agent token as a bearer token, and nothing else, opens the link
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"waitMs":0}}
<< {"jsonrpc":"2.0","id":1,"result":{"deliveries":[],"cancellations":[]}}
// header: Authorization
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Claim","params":{"waitMs":0}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: Authorization: Bearer <link:unknown>
>> POST /queue/link {"jsonrpc":"2.0","id":3,"method":"Claim","params":{"waitMs":0}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: Authorization: Bearer <link:revoked>
>> POST /queue/link {"jsonrpc":"2.0","id":4,"method":"Claim","params":{"waitMs":0}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: Authorization: Bearer <link:push>
>> POST /queue/link {"jsonrpc":"2.0","id":5,"method":"Claim","params":{"waitMs":0}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: Authorization: Bearer <key:queue>
>> POST /queue/link {"jsonrpc":"2.0","id":6,"method":"Claim","params":{"waitMs":0}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: Authorization: Bearer <token:owner>
>> POST /queue/link {"jsonrpc":"2.0","id":7,"method":"Claim","params":{"waitMs":0}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: Authorization
// header: X-Agent-API-Key: <link:queue>
>> POST /queue/link {"jsonrpc":"2.0","id":8,"method":"Claim","params":{"waitMs":0}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
