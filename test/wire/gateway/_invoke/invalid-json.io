// 400: the body is not JSON in UTF-8
>> POST /scripted/v1/invoke {
<< 400
<< {"success":false,"error":{"code":"invalid_json","message":"the body must be one JSON document in UTF-8"}}
// body: hex
>> POST /scripted/v1/invoke 7bff7d
<< 400
<< {"success":false,"error":{"code":"invalid_json","message":"the body must be one JSON document in UTF-8"}}
// header: Content-Type: application/json
>> POST /scripted/v1/invoke
<< 400
<< {"success":false,"error":{"code":"invalid_json","message":"the body must be one JSON document in UTF-8"}}
