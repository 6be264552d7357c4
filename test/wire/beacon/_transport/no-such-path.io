// No response is HTML: unknown paths are JSON 404
>> GET /
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> POST / {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> POST /a2a {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> POST /a2a/v1/messages {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> POST /a2a/v1// {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> POST /A2A/v1 {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /favicon.ico
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /%E0%A4%A
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /a2a/v1/%00
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
