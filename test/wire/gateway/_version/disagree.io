// A2A §3.6.1: header and query that disagree
// header: X-Agent-API-Key: <key:scripted>
// header: A2A-Version: 0.3
>> POST /scripted?A2A-Version=1.0 {"jsonrpc":"2.0","id":1,"method":"GetTask","params":{"id":"t"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0, 0.3"}}]}}
