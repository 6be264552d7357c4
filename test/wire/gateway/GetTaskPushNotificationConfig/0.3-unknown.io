// A2A §3.1.8: no such task, and no such configuration; in 0.3
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"tasks/pushNotificationConfig/get","params":{"id":"no-such-task","pushNotificationConfigId":"mine"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}]}}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"More?"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/pushNotificationConfig/get","params":{"id":"<id:1>","pushNotificationConfigId":"mine"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
