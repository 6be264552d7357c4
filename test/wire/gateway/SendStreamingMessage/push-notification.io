// A2A §3.3.4: a webhook, which the card does not offer
>> {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}]},"configuration":{"taskPushNotificationConfig":{"url":"https://hook.example/"}}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"Push notifications are not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"PUSH_NOTIFICATION_NOT_SUPPORTED","domain":"a2a-protocol.org"}]}}
