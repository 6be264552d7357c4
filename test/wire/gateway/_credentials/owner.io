// The owner of an agent sees all of its tasks; any other caller its own
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:owner>
>> {"jsonrpc":"2.0","id":2,"method":"GetTask","params":{"id":"<id:1>","historyLength":0}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"}}}
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:owner>
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":3,"result":{"tasks":[{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}],"taskId":"<id:1>","contextId":"<id:2>"}]}],"nextPageToken":"","pageSize":50,"totalSize":1}}
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:stranger>
>> {"jsonrpc":"2.0","id":4,"method":"GetTask","params":{"id":"<id:1>","historyLength":0}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:stranger>
>> {"jsonrpc":"2.0","id":5,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":5,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: X-Agent-API-Key: <key:other>
>> {"jsonrpc":"2.0","id":6,"method":"GetTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
