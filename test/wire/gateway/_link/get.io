// POST only
>> GET /queue/link
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"send a JSON-RPC Request with POST"}}
