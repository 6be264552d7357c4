// A2A §9.5: the store cannot be used
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// store: unreadable
>> {"jsonrpc":"2.0","id":1,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"t","url":"http://127.0.0.1:1024/hook"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}
