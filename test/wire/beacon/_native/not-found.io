// beacon/0.1: not_found 404: an unknown receipt, no id, another path
>> GET /beacon/0.1/receipts/no-such-receipt
<< 404
<< {"error":{"code":"not_found","message":"no receipt has this id"}}
>> GET /beacon/0.1/receipts/0123456789abcdef0123456789abcdef
<< 404
<< {"error":{"code":"not_found","message":"no receipt has this id"}}
>> HEAD /beacon/0.1/receipts/no-such-receipt
<< 404
<< Content-Length: 65
>> GET /beacon/0.1/receipts
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /beacon/0.1/receipts/a/b
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /beacon/0.1
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /beacon/0.2/messages
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
>> GET /beacon/0.1/receipts/%E0%A4%A
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
