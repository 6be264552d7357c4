// task_not_found on a resubscription
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"tasks/resubscribe","params":{"id":"a-reaped-task"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
