// The Beacon refuses the method whatever its params are
>> {"jsonrpc":"2.0","id":1,"method":"SubscribeToTask"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org","metadata":{"policy":"Streaming is false as policy: a stored submission has no updates to follow."}}]}}
>> {"jsonrpc":"2.0","id":2,"method":"SubscribeToTask","params":{"id":7,"message":[],"taskId":{},"url":null}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org","metadata":{"policy":"Streaming is false as policy: a stored submission has no updates to follow."}}]}}
>> {"jsonrpc":"2.0","id":3,"method":"SubscribeToTask","params":"params"}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org","metadata":{"policy":"Streaming is false as policy: a stored submission has no updates to follow."}}]}}
