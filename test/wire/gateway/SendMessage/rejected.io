// A2A §4.1.3: an agent that refuses
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"rejected Not mine."}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_REJECTED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Not mine."}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"rejected Not mine."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
