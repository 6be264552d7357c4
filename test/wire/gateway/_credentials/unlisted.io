// An UNLISTED agent may be called by any user who knows its id
// header: A2A-Version: 1.0
// header: Authorization: Bearer <token:stranger>
>> POST /unlisted {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
