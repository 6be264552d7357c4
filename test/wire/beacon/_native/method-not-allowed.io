// beacon/0.1: method_not_allowed 405 with Allow
>> GET /beacon/0.1/messages
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"use POST"}}
>> PUT /beacon/0.1/messages {}
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"use POST"}}
>> OPTIONS /beacon/0.1/messages
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"use POST"}}
>> POST /beacon/0.1/receipts/x {}
<< 405
<< Allow: GET, HEAD
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> DELETE /beacon/0.1/receipts/x
<< 405
<< Allow: GET, HEAD
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
