// A2A §3.3.4: streaming is false as policy, so there is no stream: the refusal is plain JSON
>> {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org","metadata":{"policy":"Streaming is false as policy: a stored submission has no progress to report, and nothing is ever sent back."}}]}}
// header: Accept: text/event-stream
>> {"jsonrpc":"2.0","id":2,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32004,"message":"This operation is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"UNSUPPORTED_OPERATION","domain":"a2a-protocol.org","metadata":{"policy":"Streaming is false as policy: a stored submission has no progress to report, and nothing is ever sent back."}}]}}
