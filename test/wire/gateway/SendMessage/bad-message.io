// A2A §4.1.4, §4.1.6: the role is the user's; there are parts; a part holds one thing
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_AGENT","parts":[{"text":"completed"}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.role","description":"must be ROLE_USER"}]}]}}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[]}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.parts","description":"must have at least 1 item"}]}]}}
>> {"jsonrpc":"2.0","id":3,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed","data":{}}]}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.parts[0]","description":"must have exactly one of text, raw, url, data"}]}]}}
>> {"jsonrpc":"2.0","id":4,"method":"SendMessage","params":{"message":{"messageId":"","role":"ROLE_USER","parts":[{"text":"completed"}]}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.messageId","description":"must not be empty"}]}]}}
