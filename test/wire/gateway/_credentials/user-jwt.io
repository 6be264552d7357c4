// A user's JWT as a bearer token
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:stranger>
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
