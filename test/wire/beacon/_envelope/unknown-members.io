// JSON-RPC §4: other members of a Request change nothing
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{},"extra":{"a":1},"__proto__":{"method":"x"}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
