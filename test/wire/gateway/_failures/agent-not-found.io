// 404 agent_not_found: a private agent and a caller who is not its owner, as an agent that does not exist
// header: A2A-Version: 1.0
// header: Authorization: Bearer <token:stranger>
>> POST /private {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 404
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31404,"message":"Agent not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"AGENT_NOT_FOUND","domain":"a2a-gateway","metadata":{"code":"agent_not_found"}}]}}
// header: A2A-Version: 1.0
// header: Authorization: Bearer <token:stranger>
>> POST /no-such-agent {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 404
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31404,"message":"Agent not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"AGENT_NOT_FOUND","domain":"a2a-gateway","metadata":{"code":"agent_not_found"}}]}}
// header: A2A-Version: 1.0
// header: Authorization: Bearer <token:owner>
>> POST /private {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> GET /no-such-agent/.well-known/agent-card.json
<< 404
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< {"error":{"code":"agent_not_found","message":"there is no agent of this id"}}
