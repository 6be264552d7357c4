// No task row is created
>> POST /scripted/v1/invoke {"message":"artifact One, completed","context_id":"talk"}
<< {"reply":"One","context_id":"talk"}
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
