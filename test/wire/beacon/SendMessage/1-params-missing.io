// A2A §9.4.1: without params there is no message
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message","description":"is required"}]}]}}
