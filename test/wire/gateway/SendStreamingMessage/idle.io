// A stream without events for too long ends with an error, the task does not
// time: streamIdleMs=400
>> {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, ignore"}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, ignore"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_WORKING","timestamp":"<time:2>"}}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-31504,"message":"The agent did not answer in time","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"AGENT_TIMEOUT","domain":"a2a-gateway","metadata":{"code":"agent_timeout"}}]}}
>> {"jsonrpc":"2.0","id":2,"method":"GetTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_WORKING","timestamp":"<time:2>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, ignore"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}
