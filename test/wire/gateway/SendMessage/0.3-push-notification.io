// A2A §3.3.4: a webhook, which the card does not offer; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"completed"}]},"configuration":{"pushNotificationConfig":{"url":"https://hook.example/"}}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"Push notifications are not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"PUSH_NOTIFICATION_NOT_SUPPORTED","domain":"a2a-protocol.org"}]}}
