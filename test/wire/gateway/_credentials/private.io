// A PRIVATE agent: its keys and its owner may call; to any other user it is not there
// header: A2A-Version: 1.0
// header: X-Agent-API-Key: <key:private>
>> POST /private {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: A2A-Version: 1.0
// header: Authorization: Bearer <token:owner>
>> POST /private {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: A2A-Version: 1.0
// header: Authorization: Bearer <token:stranger>
>> POST /private {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< 404
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31404,"message":"Agent not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"AGENT_NOT_FOUND","domain":"a2a-gateway","metadata":{"code":"agent_not_found"}}]}}
// header: A2A-Version: 1.0
// header: Authorization: Bearer <token:stranger>
>> POST /nobody {"jsonrpc":"2.0","id":4,"method":"ListTasks","params":{}}
<< 404
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31404,"message":"Agent not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"AGENT_NOT_FOUND","domain":"a2a-gateway","metadata":{"code":"agent_not_found"}}]}}
// header: A2A-Version: 1.0
// header: X-Agent-API-Key: <key:scripted>
>> POST /private {"jsonrpc":"2.0","id":5,"method":"ListTasks","params":{}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
// header: A2A-Version: 1.0
>> POST /private {"jsonrpc":"2.0","id":6,"method":"ListTasks","params":{}}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31401,"message":"A valid credential for this agent is required","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNAUTHENTICATED","domain":"a2a-gateway","metadata":{"code":"unauthenticated"}}]}}
