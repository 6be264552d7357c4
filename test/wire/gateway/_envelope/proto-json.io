// ProtoJSON: both spellings of a field, numbers for enumerations, null for absent; unknown fields are passed over
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"message_id":"m-1","role":1,"parts":[{"text":"completed","media_type":"text/plain","shade":"blue"}],"context_id":"talk","metadata":null},"configuration":{"history_length":0,"return_immediately":false},"shade":"blue"}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"talk","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"}}}}
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{"context_id":"talk","status":3,"page_size":1}}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[{"id":"<id:1>","contextId":"talk","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","contextId":"talk","role":"ROLE_USER","parts":[{"text":"completed","mediaType":"text/plain"}],"taskId":"<id:1>"}]}],"nextPageToken":"","pageSize":1,"totalSize":1}}
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{"pageSize":"1"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pageSize","description":"must be an integer"}]}]}}
