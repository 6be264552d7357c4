// What is near a path is not the path
>> GET /.well-known/agent.json
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /.well-known/
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /schemas/
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /schemas/Message.schema.json
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /docs/index.html
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
