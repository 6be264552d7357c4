// A2A §3.6: the header says exactly 1.0; its name is case-insensitive
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: A2A-Version
// header: a2a-version: 1.0
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
