// A2A §3.3.4: no webhooks, as the card says
>> {"jsonrpc":"2.0","id":1,"method":"GetTaskPushNotificationConfig","params":{"taskId":"t","id":"c"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"Push notifications are not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"PUSH_NOTIFICATION_NOT_SUPPORTED","domain":"a2a-protocol.org"}]}}
