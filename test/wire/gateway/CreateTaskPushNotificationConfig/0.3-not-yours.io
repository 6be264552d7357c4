// A2A §13.1: to another caller there is no such task; in 0.3
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"More?"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"mine"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"mine","url":"http://127.0.0.1:1024/hook"}}}
// header: X-Agent-API-Key: <key:other>
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook"}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
