// A2A §3.1.4: the page size comes back as asked, from 1 to 100
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{"pageSize":1}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":1,"totalSize":0}}
>> {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{"page_size":100}}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[],"nextPageToken":"","pageSize":100,"totalSize":0}}
