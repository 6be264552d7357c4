// 405: POST only
>> GET /scripted/v1/invoke
<< 405
<< Allow: POST
<< {"success":false,"error":{"code":"method_not_allowed","message":"use POST"}}
