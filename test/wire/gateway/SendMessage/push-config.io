// A2A §3.2.2: a configuration that comes with the message is the task's
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, input-required More?"}]},"configuration":{"taskPushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","token":"t-5e1f","authentication":{"scheme":"Bearer","credentials":"c-8d21"},"secret":"a-key-of-16-or-more-characters"}}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"More?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, input-required More?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> {"jsonrpc":"2.0","id":2,"method":"ListTaskPushNotificationConfigs","params":{"taskId":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"configs":[{"id":"<id:4>","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","authentication":{"scheme":"Bearer"}}],"nextPageToken":""}}
