// Last-Event-ID goes on after an event of the task; one that the log does not have says nothing
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"working, completed"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
// header: Last-Event-ID: 2
>> {"jsonrpc":"2.0","id":2,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 3 {"jsonrpc":"2.0","id":2,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"}}}}
// header: Last-Event-ID: 3
>> {"jsonrpc":"2.0","id":3,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org"}]}}
// header: Last-Event-ID: 4
>> {"jsonrpc":"2.0","id":4,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org"}]}}
// header: Last-Event-ID: abc
>> {"jsonrpc":"2.0","id":5,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org"}]}}
// header: Last-Event-ID: -1
>> {"jsonrpc":"2.0","id":6,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org"}]}}
// header: Last-Event-ID: 1.5
>> {"jsonrpc":"2.0","id":7,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org"}]}}
// header: Last-Event-ID: 
>> {"jsonrpc":"2.0","id":8,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org"}]}}
// header: Last-Event-ID: 99999999999999999999
>> {"jsonrpc":"2.0","id":9,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org"}]}}
// header: Last-Event-ID: 1
// header: X-Agent-API-Key: <key:other>
>> {"jsonrpc":"2.0","id":10,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
