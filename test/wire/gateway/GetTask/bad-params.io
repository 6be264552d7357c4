// A2A §9.5: params that do not fit the method
>> {"jsonrpc":"2.0","id":1,"method":"GetTask","params":{"id":"t","historyLength":-1}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"historyLength","description":"must be 0 or more"}]}]}}
