// A2A §3.1.4: the inbox never lists; the page size is 50 where none is asked for
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
