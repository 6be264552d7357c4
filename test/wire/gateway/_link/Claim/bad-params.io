// limit is 1 to 100, waitMs 0 to 60,000
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"limit":0}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"limit","description":"must be 1 or more"}]}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Claim","params":{"limit":101}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"limit","description":"must be 100 or less"}]}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":3,"method":"Claim","params":{"waitMs":60001}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"waitMs","description":"must be 60000 or less"}]}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":4,"method":"Claim","params":{"waitMs":"soon"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"waitMs","description":"must be an integer"}]}]}}
