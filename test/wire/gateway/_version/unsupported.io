// JSON-RPC: any other version is -32009, by header or by query, whatever the method
// header: A2A-Version: 0.2
>> {"jsonrpc":"2.0","id":1,"method":"tasks/get","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0, 0.3"}}]}}
// header: A2A-Version: 1.0.0
>> {"jsonrpc":"2.0","id":2,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0, 0.3"}}]}}
// header: X-Agent-API-Key: <key:scripted>
>> POST /scripted?A2A-Version=2.0 {"jsonrpc":"2.0","id":3,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0, 0.3"}}]}}
// header: X-Agent-API-Key: <key:scripted>
// header: A2A-Version: 0.3
>> POST /scripted?A2A-Version=0.3 {"jsonrpc":"2.0","id":4,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
