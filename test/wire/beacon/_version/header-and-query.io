// A2A §3.6: where both are given, both must be 1.0
>> POST /a2a/v1?A2A-Version=1.0 {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> POST /a2a/v1?A2A-Version=0.3 {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
// header: A2A-Version: 0.3
>> POST /a2a/v1?A2A-Version=1.0 {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
>> POST /a2a/v1?A2A-Version= {"jsonrpc":"2.0","id":4,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0"}}]}}
