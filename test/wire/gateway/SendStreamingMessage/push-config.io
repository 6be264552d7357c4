// A2A §3.2.2: a configuration that comes with the message is the task's
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed Done"}]},"configuration":{"taskPushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"mine"}}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed Done"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
<< 2 {"jsonrpc":"2.0","id":1,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Done"}]},"timestamp":"<time:2>"}}}}
>> {"jsonrpc":"2.0","id":2,"method":"ListTaskPushNotificationConfigs","params":{"taskId":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"configs":[{"id":"mine","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}],"nextPageToken":""}}
