// A2A §3.6.2: the version is told before the refusal
// header: A2A-Version
>> {"jsonrpc":"2.0","id":1,"method":"SubscribeToTask","params":{"id":"no-such-task"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"SubscribeToTask","params":{"id":"no-such-task"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
