// 400: JSON, but not such a body
>> POST /scripted/v1/invoke []
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"the body must be an object"}}
>> POST /scripted/v1/invoke {}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"message: is required"}}
>> POST /scripted/v1/invoke {"message":""}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"message: must not be empty"}}
>> POST /scripted/v1/invoke {"message":1}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"message: must be a string"}}
>> POST /scripted/v1/invoke {"message":"x","context_id":""}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"context_id: must not be empty"}}
>> POST /scripted/v1/invoke {"message":"x","context_id":"ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"context_id: must have at most 128 characters"}}
>> POST /scripted/v1/invoke {"message":"x","contextId":"c"}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"the body must have no members but message, context_id, attachments, timeout_ms"}}
>> POST /scripted/v1/invoke {"message":"x","attachments":[{}]}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"attachments[0].file_id: is required"}}
>> POST /scripted/v1/invoke {"message":"x","timeout_ms":0}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"timeout_ms: must be 1 or more"}}
>> POST /scripted/v1/invoke {"message":"x","timeout_ms":3600001}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"timeout_ms: must be 3600000 or less"}}
>> POST /scripted/v1/invoke {"message":"x","timeout_ms":1.5}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"timeout_ms: must be an integer"}}
