// A2A §3.2.2: a configuration that comes with the message is the task's; in 0.3
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/stream","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"completed Done"}]},"configuration":{"pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"mine"}}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"completed Done"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"completed","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Done"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:2>"},"final":true}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/pushNotificationConfig/list","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":[{"taskId":"<id:1>","pushNotificationConfig":{"id":"mine","url":"http://127.0.0.1:1024/hook"}}]}
