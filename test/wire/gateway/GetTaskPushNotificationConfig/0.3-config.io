// A2A §3.1.8: the configuration without its secrets; in 0.3
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"More?"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"mine","token":"t-5e1f","authentication":{"schemes":["Bearer"],"credentials":"c-8d21"},"secret":"a-key-of-16-or-more-characters"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"mine","url":"http://127.0.0.1:1024/hook","authentication":{"schemes":["Bearer"]}}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/pushNotificationConfig/get","params":{"id":"<id:1>","pushNotificationConfigId":"mine"}}
<< {"jsonrpc":"2.0","id":3,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"mine","url":"http://127.0.0.1:1024/hook","authentication":{"schemes":["Bearer"]}}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":4,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook"}}}
<< {"jsonrpc":"2.0","id":4,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"<id:1>","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":5,"method":"tasks/pushNotificationConfig/get","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":5,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"<id:1>","url":"http://127.0.0.1:1024/hook"}}}
