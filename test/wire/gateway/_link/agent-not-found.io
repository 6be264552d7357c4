// There is no such agent
// header: Authorization: Bearer <link:queue>
>> POST /nobody/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"waitMs":0}}
<< 404
<< {"jsonrpc":"2.0","id":null,"error":{"code":-31404,"message":"Agent not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"AGENT_NOT_FOUND","domain":"a2a-gateway","metadata":{"code":"agent_not_found"}}]}}
