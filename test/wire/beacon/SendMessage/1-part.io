// A2A §4.1.6: a part has exactly one of text, raw, url and data; the index is named
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.parts[0]","description":"must have exactly one of text, raw, url, data"}]}]}}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"a"},{"text":"b","data":{}}]}}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.parts[1]","description":"must have exactly one of text, raw, url, data"}]}]}}
>> {"jsonrpc":"2.0","id":3,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"a"},{"raw":"aGk=","url":"https://files.example/"}]}}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.parts[1]","description":"must have exactly one of text, raw, url, data"}]}]}}
>> {"jsonrpc":"2.0","id":4,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":["Hello."]}}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.parts[0]","description":"must be an object"}]}]}}
>> {"jsonrpc":"2.0","id":5,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":7}]}}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.parts[0].text","description":"must be a string"}]}]}}
>> {"jsonrpc":"2.0","id":6,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":null}]}}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.parts[0]","description":"must have exactly one of text, raw, url, data"}]}]}}
