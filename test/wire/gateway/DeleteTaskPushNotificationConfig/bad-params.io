// A2A §9.5: params that do not fit the method
>> {"jsonrpc":"2.0","id":1,"method":"DeleteTaskPushNotificationConfig","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"taskId","description":"is required"}]}]}}
