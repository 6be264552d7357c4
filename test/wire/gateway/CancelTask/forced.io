// An agent that does not acknowledge in time: the task is canceled all the same
// time: cancelMs=100
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"ignore"}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"ignore"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> {"jsonrpc":"2.0","id":2,"method":"CancelTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_CANCELED","timestamp":"<time:2>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"ignore"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}
