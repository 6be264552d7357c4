// A queue agent's task waits in SUBMITTED until it is claimed
// header: A2A-Version: 1.0
// header: X-Agent-API-Key: <key:queue>
>> POST /queue {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"x"}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"x"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
