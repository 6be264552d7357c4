// A2A §3.6.1: the query parameter counts like the header
// header: X-Agent-API-Key: <key:scripted>
>> POST /scripted?A2A-Version=1.0 {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
