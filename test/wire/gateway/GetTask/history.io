// A2A §3.2.4: the latest messages, or none
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working One, working Two, completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working One, working Two, completed"}],"taskId":"<id:1>","contextId":"<id:2>"},{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"One"}]},{"messageId":"<id:4>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Two"}]}]}}}
>> {"jsonrpc":"2.0","id":2,"method":"GetTask","params":{"id":"<id:1>","historyLength":1}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"<id:4>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Two"}]}]}}
>> {"jsonrpc":"2.0","id":3,"method":"GetTask","params":{"id":"<id:1>","historyLength":0}}
<< {"jsonrpc":"2.0","id":3,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"}}}
