// The lease must be named
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Renew","params":{"deliveryId":"d-1"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"leaseId","description":"is required"}]}]}}
