// A2A §3.1.7: a task has at most ten
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, input-required More?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"More?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, input-required More?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> {"jsonrpc":"2.0","id":2,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-0"}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"c-0","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":3,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-1"}}
<< {"jsonrpc":"2.0","id":3,"result":{"id":"c-1","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":4,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-2"}}
<< {"jsonrpc":"2.0","id":4,"result":{"id":"c-2","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":5,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-3"}}
<< {"jsonrpc":"2.0","id":5,"result":{"id":"c-3","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":6,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-4"}}
<< {"jsonrpc":"2.0","id":6,"result":{"id":"c-4","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":7,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-5"}}
<< {"jsonrpc":"2.0","id":7,"result":{"id":"c-5","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":8,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-6"}}
<< {"jsonrpc":"2.0","id":8,"result":{"id":"c-6","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":9,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-7"}}
<< {"jsonrpc":"2.0","id":9,"result":{"id":"c-7","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":10,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-8"}}
<< {"jsonrpc":"2.0","id":10,"result":{"id":"c-8","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":11,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-9"}}
<< {"jsonrpc":"2.0","id":11,"result":{"id":"c-9","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":12,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c-10"}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"taskId","description":"the task has 10 configurations, which is the most: delete one, or give its id to replace it"}]}]}}
