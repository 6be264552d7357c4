// A2A §3.1.4: a page token that no page had; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"tasks/list","params":{"pageToken":"nonsense"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pageToken","description":"must be a nextPageToken of an earlier page"}]}]}}
