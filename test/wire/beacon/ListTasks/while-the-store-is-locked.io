// An empty list needs no store
// store: locked
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// store: unreadable
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
