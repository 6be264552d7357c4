// A2A §3.6.2: none and an empty one mean 0.3, which is not spoken here
// header: A2A-Version
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version:
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version
>> POST /a2a/v1?version=1.0 {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version
>> POST /a2a/v1?A2A-Version= {"jsonrpc":"2.0","id":4,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version
>> POST /a2a/v1?A2A-Version {"jsonrpc":"2.0","id":5,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
