// A2A §3.1.7: a task has at most ten; in 0.3
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"More?"}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"working, input-required More?"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-0"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c-0","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-1"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c-1","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":4,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-2"}}}
<< {"jsonrpc":"2.0","id":4,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c-2","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":5,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-3"}}}
<< {"jsonrpc":"2.0","id":5,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c-3","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":6,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-4"}}}
<< {"jsonrpc":"2.0","id":6,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c-4","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":7,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-5"}}}
<< {"jsonrpc":"2.0","id":7,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c-5","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":8,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-6"}}}
<< {"jsonrpc":"2.0","id":8,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c-6","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":9,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-7"}}}
<< {"jsonrpc":"2.0","id":9,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c-7","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":10,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-8"}}}
<< {"jsonrpc":"2.0","id":10,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c-8","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":11,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-9"}}}
<< {"jsonrpc":"2.0","id":11,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c-9","url":"http://127.0.0.1:1024/hook"}}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":12,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"url":"http://127.0.0.1:1024/hook","id":"c-10"}}}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"taskId","description":"the task has 10 configurations, which is the most: delete one, or give its id to replace it"}]}]}}
