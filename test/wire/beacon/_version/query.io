// A2A §3.6.1: the version may come as a query parameter, its name case-insensitive
// header: A2A-Version
>> POST /a2a/v1?A2A-Version=1.0 {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: A2A-Version
>> POST /a2a/v1?a2a-version=1.0 {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: A2A-Version
>> POST /a2a/v1?x=1&A2A-VERSION=1%2E0 {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":3,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
