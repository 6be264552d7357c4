// A2A §3.1.4: by context, by state and by time
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"completed"}],"contextId":"one"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"one","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","contextId":"one","role":"ROLE_USER","parts":[{"text":"completed"}],"taskId":"<id:1>"}]}}}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"input-required"}],"contextId":"two"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:2>","contextId":"two","status":{"state":"TASK_STATE_INPUT_REQUIRED","timestamp":"<time:2>"},"history":[{"messageId":"m-2","contextId":"two","role":"ROLE_USER","parts":[{"text":"input-required"}],"taskId":"<id:2>"}]}}}
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{"contextId":"one"}}
<< {"jsonrpc":"2.0","id":3,"result":{"tasks":[{"id":"<id:1>","contextId":"one","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","contextId":"one","role":"ROLE_USER","parts":[{"text":"completed"}],"taskId":"<id:1>"}]}],"nextPageToken":"","pageSize":50,"totalSize":1}}
>> {"jsonrpc":"2.0","id":4,"method":"ListTasks","params":{"status":"TASK_STATE_INPUT_REQUIRED"}}
<< {"jsonrpc":"2.0","id":4,"result":{"tasks":[{"id":"<id:2>","contextId":"two","status":{"state":"TASK_STATE_INPUT_REQUIRED","timestamp":"<time:2>"},"history":[{"messageId":"m-2","contextId":"two","role":"ROLE_USER","parts":[{"text":"input-required"}],"taskId":"<id:2>"}]}],"nextPageToken":"","pageSize":50,"totalSize":1}}
>> {"jsonrpc":"2.0","id":5,"method":"ListTasks","params":{"statusTimestampAfter":"2999-01-01T00:00:00Z"}}
<< {"jsonrpc":"2.0","id":5,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
