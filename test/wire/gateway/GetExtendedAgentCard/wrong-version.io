// A2A §3.6.2: version 1.1 is not spoken here, whichever name the method is called by
// header: A2A-Version: 1.1
>> {"jsonrpc":"2.0","id":1,"method":"GetExtendedAgentCard","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32009,"message":"Protocol version is not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"VERSION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"supportedVersions":"1.0, 0.3"}}]}}
