// A2A §3.6: anything but exactly 1.0 is refused, patch versions included
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version: 1
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version: 1.0.0
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version: 1.1
>> {"jsonrpc":"2.0","id":4,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version: 2.0
>> {"jsonrpc":"2.0","id":5,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version: v1.0
>> {"jsonrpc":"2.0","id":6,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version: 1.0, 0.3
>> {"jsonrpc":"2.0","id":7,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version: 1.0, 1.0
>> {"jsonrpc":"2.0","id":8,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version
>> POST /a2a/v1?A2A-Version=1.0&a2a-version=0.3 {"jsonrpc":"2.0","id":9,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
