// The Beacon refuses the method whatever its params are
>> {"jsonrpc":"2.0","id":1,"method":"CancelTask"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"Task cannot be canceled","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_CANCELABLE","domain":"a2a-protocol.org","metadata":{"policy":"The store is append-only: what was submitted cannot be taken back, and the answer is the same for every id."}}]}}
>> {"jsonrpc":"2.0","id":2,"method":"CancelTask","params":{"id":7,"message":[],"taskId":{},"url":null}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32002,"message":"Task cannot be canceled","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_CANCELABLE","domain":"a2a-protocol.org","metadata":{"policy":"The store is append-only: what was submitted cannot be taken back, and the answer is the same for every id."}}]}}
>> {"jsonrpc":"2.0","id":3,"method":"CancelTask","params":"params"}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32002,"message":"Task cannot be canceled","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_CANCELABLE","domain":"a2a-protocol.org","metadata":{"policy":"The store is append-only: what was submitted cannot be taken back, and the answer is the same for every id."}}]}}
