// A2A §3.1.9: those in use, in the order in which they were made, page by page
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, input-required More?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"More?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, input-required More?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> {"jsonrpc":"2.0","id":2,"method":"ListTaskPushNotificationConfigs","params":{"taskId":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"result":{"configs":[],"nextPageToken":""}}
>> {"jsonrpc":"2.0","id":3,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"b","token":"t-5e1f","authentication":{"scheme":"Bearer","credentials":"c-8d21"},"secret":"a-key-of-16-or-more-characters"}}
<< {"jsonrpc":"2.0","id":3,"result":{"id":"b","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","authentication":{"scheme":"Bearer"}}}
>> {"jsonrpc":"2.0","id":4,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"a"}}
<< {"jsonrpc":"2.0","id":4,"result":{"id":"a","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":5,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","id":"c"}}
<< {"jsonrpc":"2.0","id":5,"result":{"id":"c","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
>> {"jsonrpc":"2.0","id":6,"method":"ListTaskPushNotificationConfigs","params":{"taskId":"<id:1>","pageSize":2}}
<< {"jsonrpc":"2.0","id":6,"result":{"configs":[{"id":"b","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","authentication":{"scheme":"Bearer"}},{"id":"a","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}],"nextPageToken":"<page:1>"}}
>> {"jsonrpc":"2.0","id":7,"method":"ListTaskPushNotificationConfigs","params":{"taskId":"<id:1>","pageSize":2,"pageToken":"<page:1>"}}
<< {"jsonrpc":"2.0","id":7,"result":{"configs":[{"id":"c","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}],"nextPageToken":""}}
>> {"jsonrpc":"2.0","id":8,"method":"ListTaskPushNotificationConfigs","params":{"taskId":"<id:1>","pageToken":"?"}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pageToken","description":"must be a nextPageToken of an earlier page"}]}]}}
