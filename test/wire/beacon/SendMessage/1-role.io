// A2A §4.1.5: a client speaks as ROLE_USER
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.role","description":"is required"}]}]}}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_AGENT","parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.role","description":"must be ROLE_USER"}]}]}}
>> {"jsonrpc":"2.0","id":3,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_UNSPECIFIED","parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.role","description":"must be ROLE_USER"}]}]}}
>> {"jsonrpc":"2.0","id":4,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"user","parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.role","description":"must be one of ROLE_UNSPECIFIED, ROLE_USER, ROLE_AGENT"}]}]}}
>> {"jsonrpc":"2.0","id":5,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":2,"parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.role","description":"must be ROLE_USER"}]}]}}
>> {"jsonrpc":"2.0","id":6,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":99,"parts":[{"text":"Hello."}]}}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.role","description":"must be one of ROLE_UNSPECIFIED, ROLE_USER, ROLE_AGENT"}]}]}}
