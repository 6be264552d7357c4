// A stream without events for too long ends with an error, the task does not; in 0.3
// time: streamIdleMs=400
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/stream","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working, ignore"}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working, ignore"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"working","timestamp":"<time:2>"},"final":false}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-31504,"message":"The agent did not answer in time","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"AGENT_TIMEOUT","domain":"a2a-gateway","metadata":{"code":"agent_timeout"}}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/get","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"working","timestamp":"<time:2>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working, ignore"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
