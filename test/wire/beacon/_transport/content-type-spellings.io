// RFC 9110 §8.3.1: type and charset are case-insensitive, the charset may be quoted
// header: Content-Type: Application/JSON
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: Content-Type: application/json;charset=UTF-8
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
// header: Content-Type: application/json; charset="utf-8"
>> {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
