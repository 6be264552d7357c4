// The refusal needs no look-up: it is the same when the store cannot be used
// store: unreadable
>> {"jsonrpc":"2.0","id":1,"method":"CancelTask","params":{"id":"no-such-task"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"Task cannot be canceled","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_CANCELABLE","domain":"a2a-protocol.org","metadata":{"policy":"The store is append-only: what was submitted cannot be taken back, and the answer is the same for every id."}}]}}
