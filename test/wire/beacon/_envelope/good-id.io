// JSON-RPC §5: the id comes back exactly: 0, "", null, the largest integers, 128 characters
>> {"jsonrpc":"2.0","id":0,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":0,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {"jsonrpc":"2.0","id":"","method":"ListTasks"}
<< {"jsonrpc":"2.0","id":"","result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {"jsonrpc":"2.0","id":null,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":null,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {"jsonrpc":"2.0","id":-1,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":-1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {"jsonrpc":"2.0","id":9007199254740991,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":9007199254740991,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {"jsonrpc":"2.0","id":-9007199254740991,"method":"ListTasks"}
<< {"jsonrpc":"2.0","id":-9007199254740991,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {"jsonrpc":"2.0","id":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","method":"ListTasks"}
<< {"jsonrpc":"2.0","id":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {"jsonrpc":"2.0","id":"👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋","method":"ListTasks"}
<< {"jsonrpc":"2.0","id":"👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋👋","result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
>> {"jsonrpc":"2.0","id":"\u003cb\u003e \" \\ \u0000","method":"ListTasks"}
<< {"jsonrpc":"2.0","id":"<b> \" \\ \u0000","result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
