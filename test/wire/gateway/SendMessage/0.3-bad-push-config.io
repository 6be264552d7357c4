// A2A §13.2: where no webhook may be: nothing is sent to the agent; in 0.3
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}]},"configuration":{"pushNotificationConfig":{"url":"https://169.254.169.254/latest"}}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"configuration.pushNotificationConfig.url","description":"names an address that may not be called"}]}]}}
