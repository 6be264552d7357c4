// A2A §3.1.6: the task as it is; a stream without events for too long ends with an error; in 0.3
// time: streamIdleMs=400
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"input-required Which?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Which?"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"input-required Which?"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/resubscribe","params":{"id":"<id:1>"}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 2 {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Which?"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"input-required Which?"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-31504,"message":"The agent did not answer in time","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"AGENT_TIMEOUT","domain":"a2a-gateway","metadata":{"code":"agent_timeout"}}]}}
