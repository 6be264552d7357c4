// A2A §13.1: another caller's task is as one that does not exist; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"ignore"}]},"configuration":{"blocking":false}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"ignore"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// header: X-Agent-API-Key: <key:other>
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"tasks/cancel","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
