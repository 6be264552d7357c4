// A2A §3.2.1: message is required; absent, null and another type are told apart in words
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message","description":"is required"}]}]}}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":null}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message","description":"is required"}]}]}}
>> {"jsonrpc":"2.0","id":3,"method":"SendMessage","params":{"message":"Hello."}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message","description":"must be an object"}]}]}}
