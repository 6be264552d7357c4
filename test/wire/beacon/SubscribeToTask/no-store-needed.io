// The refusal needs no look-up: it is the same when the store cannot be used
// store: unreadable
>> {"jsonrpc":"2.0","id":1,"method":"SubscribeToTask","params":{"id":"no-such-task"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org","metadata":{"policy":"Streaming is false as policy: a stored submission has no updates to follow."}}]}}
