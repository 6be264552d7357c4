// beacon/0.1: invalid_json 400: no JSON, nothing, not UTF-8
>> POST /beacon/0.1/messages {"protocol"
<< 400
<< {"error":{"code":"invalid_json","message":"the body must be one JSON document in UTF-8"}}
// header: Content-Type: application/json
>> POST /beacon/0.1/messages
<< 400
<< {"error":{"code":"invalid_json","message":"the body must be one JSON document in UTF-8"}}
// body: hex
>> POST /beacon/0.1/messages 22ff22
<< 400
<< {"error":{"code":"invalid_json","message":"the body must be one JSON document in UTF-8"}}
