// Nothing is at any other path
>> GET /
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /scripted/nothing
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
