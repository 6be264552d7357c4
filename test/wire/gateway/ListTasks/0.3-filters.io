// A2A §3.1.4: by context, by state and by time; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"completed"}],"contextId":"one"}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"one","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"completed"}],"messageId":"m-1","taskId":"<id:1>","contextId":"one"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-2","role":"user","parts":[{"kind":"text","text":"input-required"}],"contextId":"two"}}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:2>","contextId":"two","status":{"state":"input-required","timestamp":"<time:2>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"input-required"}],"messageId":"m-2","taskId":"<id:2>","contextId":"two"}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/list","params":{"contextId":"one"}}
<< {"jsonrpc":"2.0","id":3,"result":{"tasks":[{"kind":"task","id":"<id:1>","contextId":"one","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"completed"}],"messageId":"m-1","taskId":"<id:1>","contextId":"one"}]}],"nextPageToken":"","pageSize":50,"totalSize":1}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":4,"method":"tasks/list","params":{"status":"input-required"}}
<< {"jsonrpc":"2.0","id":4,"result":{"tasks":[{"kind":"task","id":"<id:2>","contextId":"two","status":{"state":"input-required","timestamp":"<time:2>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"input-required"}],"messageId":"m-2","taskId":"<id:2>","contextId":"two"}]}],"nextPageToken":"","pageSize":50,"totalSize":1}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":5,"method":"tasks/list","params":{"statusTimestampAfter":"2999-01-01T00:00:00Z"}}
<< {"jsonrpc":"2.0","id":5,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
