// A2A §9.5: the store cannot be used; in 0.3
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// store: unreadable
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"tasks/pushNotificationConfig/delete","params":{"id":"t","pushNotificationConfigId":"mine"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}
