// A2A §3.1.4: newest status first, a page at a time; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"artifact One"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"artifact One"}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}],"artifacts":[{"artifactId":"a","parts":[{"kind":"text","text":"One"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":2,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-2","role":"user","parts":[{"kind":"text","text":"artifact Two"}]}}}
<< {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:3>","contextId":"<id:4>","status":{"state":"completed","timestamp":"<time:2>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"artifact Two"}],"messageId":"m-2","taskId":"<id:3>","contextId":"<id:4>"}],"artifacts":[{"artifactId":"a","parts":[{"kind":"text","text":"Two"}]}]}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/list","params":{"pageSize":1}}
<< {"jsonrpc":"2.0","id":3,"result":{"tasks":[{"kind":"task","id":"<id:3>","contextId":"<id:4>","status":{"state":"completed","timestamp":"<time:2>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"artifact Two"}],"messageId":"m-2","taskId":"<id:3>","contextId":"<id:4>"}]}],"nextPageToken":"<page:1>","pageSize":1,"totalSize":2}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":4,"method":"tasks/list","params":{"pageSize":1,"pageToken":"<page:1>","includeArtifacts":true,"historyLength":0}}
<< {"jsonrpc":"2.0","id":4,"result":{"tasks":[{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"completed","timestamp":"<time:1>"},"artifacts":[{"artifactId":"a","parts":[{"kind":"text","text":"One"}]}]}],"nextPageToken":"","pageSize":1,"totalSize":2}}
