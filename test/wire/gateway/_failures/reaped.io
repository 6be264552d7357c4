// A task that is not there, reaped or never begun, is unknown in every method that names one
>> {"jsonrpc":"2.0","id":1,"method":"GetTask","params":{"id":"a-reaped-task"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":2,"method":"SubscribeToTask","params":{"id":"a-reaped-task"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":3,"method":"CancelTask","params":{"id":"a-reaped-task"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
