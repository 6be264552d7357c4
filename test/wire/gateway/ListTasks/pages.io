// A2A §3.1.4: newest status first, a page at a time
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"artifact One"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"artifacts":[{"artifactId":"a","parts":[{"text":"One"}]}],"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"artifact One"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"artifact Two"}]}}}
<< {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:3>","contextId":"<id:4>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:2>"},"artifacts":[{"artifactId":"a","parts":[{"text":"Two"}]}],"history":[{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"artifact Two"}],"taskId":"<id:3>","contextId":"<id:4>"}]}}}
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{"pageSize":1}}
<< {"jsonrpc":"2.0","id":3,"result":{"tasks":[{"id":"<id:3>","contextId":"<id:4>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:2>"},"history":[{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"artifact Two"}],"taskId":"<id:3>","contextId":"<id:4>"}]}],"nextPageToken":"<page:1>","pageSize":1,"totalSize":2}}
>> {"jsonrpc":"2.0","id":4,"method":"ListTasks","params":{"pageSize":1,"pageToken":"<page:1>","includeArtifacts":true,"historyLength":0}}
<< {"jsonrpc":"2.0","id":4,"result":{"tasks":[{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","timestamp":"<time:1>"},"artifacts":[{"artifactId":"a","parts":[{"text":"One"}]}]}],"nextPageToken":"","pageSize":1,"totalSize":2}}
