// There is no such delivery
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Renew","params":{"deliveryId":"d-1","leaseId":"l-1"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Task not found","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"TASK_NOT_FOUND","domain":"a2a-protocol.org"}]}}
