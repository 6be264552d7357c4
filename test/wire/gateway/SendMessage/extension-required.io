// A2A §3.3.4: an extension that the agent requires and the caller does not declare
// header: A2A-Version: 1.0
// header: X-Agent-API-Key: <key:picky>
>> POST /picky {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32008,"message":"Support for a required extension was not declared","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"EXTENSION_SUPPORT_REQUIRED","domain":"a2a-protocol.org","metadata":{"required":"https://ext.example/signed"}}]}}
// header: A2A-Version: 1.0
// header: X-Agent-API-Key: <key:picky>
// header: A2A-Extensions: https://ext.example/signed, https://ext.example/other
>> POST /picky {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}]}}}
<< A2A-Extensions: https://ext.example/signed
<< {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
