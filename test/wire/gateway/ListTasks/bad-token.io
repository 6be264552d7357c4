// A2A §3.1.4: a page token that no page had
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{"pageToken":"nonsense"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pageToken","description":"must be a nextPageToken of an earlier page"}]}]}}
