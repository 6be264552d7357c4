// A2A §3.1.3: an id that no task has, in any form, is not found
>> {"jsonrpc":"2.0","id":1,"method":"GetTask","params":{"id":"no-such-task"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":2,"method":"GetTask","params":{"id":"019bc0fd8d220123456789abcdef0123456789abcdef"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":3,"method":"GetTask","params":{"id":"__proto__"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":4,"method":"GetTask","params":{"id":"' OR 1=1 --"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
