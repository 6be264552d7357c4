// RFC 9110 §15.5.6: other HTTP methods get 405 and Allow
>> GET /a2a/v1
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"send a JSON-RPC Request with POST"}}
>> HEAD /a2a/v1
<< 405
<< Content-Length: 85
<< Allow: POST
>> PUT /a2a/v1 {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"send a JSON-RPC Request with POST"}}
>> DELETE /a2a/v1
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"send a JSON-RPC Request with POST"}}
>> PATCH /a2a/v1 {"jsonrpc":"2.0","id":1,"method":"ListTasks","params":{}}
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"send a JSON-RPC Request with POST"}}
>> OPTIONS /a2a/v1
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"send a JSON-RPC Request with POST"}}
>> GET /a2a/v1/
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"send a JSON-RPC Request with POST"}}
