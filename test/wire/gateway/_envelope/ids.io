// JSON-RPC §4: a string of at most 128 characters, a safe integer, or null
>> {"jsonrpc":"2.0","id":0,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":0,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":-9007199254740991,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":-9007199254740991,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":null,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":"","method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":"","error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":"iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii","method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":"iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii","error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
>> {"jsonrpc":"2.0","id":"iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii","method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":9007199254740992,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":1.5,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
>> {"jsonrpc":"2.0","id":true,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Request payload validation error"}}
