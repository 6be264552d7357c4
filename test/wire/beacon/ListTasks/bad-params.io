// A2A §3.1.4: each param is checked as the contract says
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{"pageSize":0}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pageSize","description":"must be 1 or more"}]}]}}
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{"pageSize":101}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pageSize","description":"must be 100 or less"}]}]}}
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{"pageSize":"10"}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pageSize","description":"must be an integer"}]}]}}
>> {"jsonrpc":"2.0","id":4,"method":"ListTasks","params":{"status":"submitted"}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"status","description":"must be one of TASK_STATE_UNSPECIFIED, TASK_STATE_SUBMITTED, TASK_STATE_WORKING, TASK_STATE_COMPLETED, TASK_STATE_FAILED, TASK_STATE_CANCELED, TASK_STATE_INPUT_REQUIRED, TASK_STATE_REJECTED, TASK_STATE_AUTH_REQUIRED"}]}]}}
>> {"jsonrpc":"2.0","id":5,"method":"ListTasks","params":{"status":99}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"status","description":"must be one of TASK_STATE_UNSPECIFIED, TASK_STATE_SUBMITTED, TASK_STATE_WORKING, TASK_STATE_COMPLETED, TASK_STATE_FAILED, TASK_STATE_CANCELED, TASK_STATE_INPUT_REQUIRED, TASK_STATE_REJECTED, TASK_STATE_AUTH_REQUIRED"}]}]}}
>> {"jsonrpc":"2.0","id":6,"method":"ListTasks","params":{"statusTimestampAfter":"yesterday"}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"statusTimestampAfter","description":"must be a date and time in UTC such as 2026-01-31T12:00:00.000Z"}]}]}}
>> {"jsonrpc":"2.0","id":7,"method":"ListTasks","params":{"statusTimestampAfter":"2026-01-01T00:00:00+01:00"}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"statusTimestampAfter","description":"must be a date and time in UTC such as 2026-01-31T12:00:00.000Z"}]}]}}
>> {"jsonrpc":"2.0","id":8,"method":"ListTasks","params":{"historyLength":-1}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"historyLength","description":"must be 0 or more"}]}]}}
>> {"jsonrpc":"2.0","id":9,"method":"ListTasks","params":{"includeArtifacts":1}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"includeArtifacts","description":"must be a boolean"}]}]}}
>> {"jsonrpc":"2.0","id":10,"method":"ListTasks","params":{"contextId":{}}}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"contextId","description":"must be a string"}]}]}}
>> {"jsonrpc":"2.0","id":11,"method":"ListTasks","params":[]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"params","description":"must be an object"}]}]}}
