// A2A §13.2: what no header field holds, and where no webhook may be
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, input-required More?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"More?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, input-required More?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> {"jsonrpc":"2.0","id":2,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","token":"a\r\nX-Evil: 1"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"token","description":"must have no line break"}]}]}}
>> {"jsonrpc":"2.0","id":3,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","secret":"short"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"secret","description":"must have at least 16 characters"}]}]}}
>> {"jsonrpc":"2.0","id":4,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://hook.example/"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"url","description":"must be an https URL, or an http URL of localhost"}]}]}}
>> {"jsonrpc":"2.0","id":5,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"https://10.0.0.1/"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"url","description":"names an address that may not be called"}]}]}}
>> {"jsonrpc":"2.0","id":6,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"https://user:pass@127.0.0.1/"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"url","description":"must not hold a user name or password"}]}]}}
>> {"jsonrpc":"2.0","id":7,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","authentication":{"scheme":"Bearer","credentials":"a\nb"}}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"authentication.credentials","description":"must have no line break"}]}]}}
>> {"jsonrpc":"2.0","id":8,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","url":"http://127.0.0.1:1024/hook","secret":"0123456789abcdef\n"}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"secret","description":"must have no line break"}]}]}}
