// RFC 8785: a number beyond a double has no canonical form, so it could not be stored as received
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"metadata":{"n":1e999}}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"message.metadata.*","description":"must hold no number beyond the range of a double"}]}]}}
