// A2A §13.1: another caller's task cannot be continued, and is as one that does not exist
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
// header: X-Agent-API-Key: <key:other>
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"completed"}],"taskId":"<id:1>"}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
