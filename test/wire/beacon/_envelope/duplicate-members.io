// RFC 8259 §4: of two members of one name the last counts
>> {"jsonrpc":"2.0","id":1,"method":"NoSuchMethod","method":"ListTasks","id":2}
<< {"jsonrpc":"2.0","id":2,"result":{"tasks":[],"nextPageToken":"","pageSize":50,"totalSize":0}}
