// A2A-Extensions is echoed as far as it is activated, on every method; unknown ones are passed over
// header: A2A-Version: 1.0
// header: X-Agent-API-Key: <key:picky>
// header: A2A-Extensions: https://ext.example/signed,https://ext.example/other
>> POST /picky {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< A2A-Extensions: https://ext.example/signed
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: A2A-Version: 1.0
// header: X-Agent-API-Key: <key:picky>
>> POST /picky {"jsonrpc":"2.0","id":2,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: A2A-Extensions: https://ext.example/other
>> {"jsonrpc":"2.0","id":3,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":3,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
