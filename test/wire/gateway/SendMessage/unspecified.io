// A2A §4.1.3: UNSPECIFIED is a value of the protocol, and no state that an agent can give a task
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"unspecified"}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32006,"message":"The agent's response is invalid","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"INVALID_AGENT_RESPONSE","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"working, unspecified"}]}}}
<< {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_FAILED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"The agent could not finish this task."}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"working, unspecified"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /scripted/v1/invoke {"message":"unspecified"}
<< 409
<< {"success":false,"error":{"code":"conflict","message":"the agent gave an answer that is not valid"}}
