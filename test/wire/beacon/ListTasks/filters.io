// A2A §3.1.4: filters are checked and change nothing
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{"tenant":"t","contextId":"c-1","status":"TASK_STATE_SUBMITTED","pageSize":10,"pageToken":"","historyLength":0,"statusTimestampAfter":"2026-01-01T00:00:00Z","includeArtifacts":true}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":10,"totalSize":0}}
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{"status":1}}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{"pageToken":"any"}}
<< {"jsonrpc":"2.0","id":3,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
