// A2A §13.2: what no header field holds, and where no webhook may be; in 0.3
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"More?"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","token":"a\r\nX-Evil: 1"}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pushNotificationConfig.token","description":"must have no line break"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","secret":"short"}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pushNotificationConfig.secret","description":"must have at least 16 characters"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":4,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://hook.example/"}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pushNotificationConfig.url","description":"must be an https URL, or an http URL of localhost"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":5,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"https://10.0.0.1/"}}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pushNotificationConfig.url","description":"names an address that may not be called"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":6,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"https://user:pass@127.0.0.1/"}}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pushNotificationConfig.url","description":"must not hold a user name or password"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":7,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","authentication":{"schemes":["Bearer"],"credentials":"a\nb"}}}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pushNotificationConfig.authentication.credentials","description":"must have no line break"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":8,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","secret":"0123456789abcdef\n"}}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pushNotificationConfig.secret","description":"must have no line break"}]}]}}
