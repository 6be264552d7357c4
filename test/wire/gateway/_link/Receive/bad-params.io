// worker is a string, and params are by name
>> POST /push/link {"jsonrpc":"2.0","id":1,"method":"Receive","params":{"worker":7}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"worker","description":"must be a string"}]}]}}
>> POST /push/link {"jsonrpc":"2.0","id":2,"method":"Receive","params":[]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"params","description":"must be an object"}]}]}}
