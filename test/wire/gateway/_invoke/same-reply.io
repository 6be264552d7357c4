// The same agent gives the same reply text here and by SendMessage
>> POST /scripted/v1/invoke {"message":"artifact One, append  and two, completed"}
<< {"reply":"One and two","context_id":"<id:1>"}
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"artifact One, append  and two, completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:2>","contextId":"<id:3>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"artifacts":[{"artifactId":"a","parts":[{"text":"One"},{"text":" and two"}]}],"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"artifact One, append  and two, completed"}],"taskId":"<id:2>","contextId":"<id:3>"}]}}}
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< {"reply":"Yes","context_id":"<id:4>"}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"message Yes"}]}}}
<< {"jsonrpc":"2.0","id":2,"result":{"message":{"messageId":"<id:5>","contextId":"<id:6>","role":"ROLE_AGENT","parts":[{"text":"Yes"}]}}}
