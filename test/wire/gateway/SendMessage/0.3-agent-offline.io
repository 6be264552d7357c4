// A push agent without a live process: no task is made; in 0.3
// header: A2A-Version: 0.3
// header: X-Agent-API-Key: <key:push>
>> POST /push {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-31503,"message":"The agent is offline","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"AGENT_OFFLINE","domain":"a2a-gateway","metadata":{"code":"agent_offline"}}]}}
// header: A2A-Version: 0.3
// header: X-Agent-API-Key: <key:push>
>> POST /push {"jsonrpc":"2.0","id":2,"method":"tasks/list","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
