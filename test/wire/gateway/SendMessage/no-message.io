// A2A §9.5: params without the message
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message","description":"is required"}]}]}}
