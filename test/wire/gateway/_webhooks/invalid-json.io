// 400 invalid_json
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> POST /api/v1/agents/scripted/tasks/none/webhooks {"url":
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_json","message":"the body must be one JSON document in UTF-8"}}
