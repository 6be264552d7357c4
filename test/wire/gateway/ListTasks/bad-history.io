// A2A §3.2.4: a historyLength is no negative number; a page has 1 to 100 tasks
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{"historyLength":-1}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"historyLength","description":"must be 0 or more"}]}]}}
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{"pageSize":101}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"pageSize","description":"must be 100 or less"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/list","params":{"historyLength":-1}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"historyLength","description":"must be 0 or more"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":4,"method":"tasks/get","params":{"id":"t","historyLength":-1}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"historyLength","description":"must be 0 or more"}]}]}}
