// JSON-RPC §4.2, A2A §9.3: params are by name; anything but an object is refused
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"params","description":"must be an object"}]}]}}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":"message"}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"params","description":"must be an object"}]}]}}
>> {"jsonrpc":"2.0","id":3,"method":"SendMessage","params":null}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"params","description":"must be an object"}]}]}}
