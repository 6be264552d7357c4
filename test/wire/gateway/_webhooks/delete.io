// DELETE a webhook: with its deliveries, and again
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Which?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"mine"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"mine","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:2>","ended_at":null}}}
>> DELETE /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine
<< Cache-Control: no-store
<< {"success":true,"data":{}}
>> DELETE /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/
<< Cache-Control: no-store
<< {"success":true,"data":{}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks
<< Cache-Control: no-store
<< {"success":true,"data":{"webhooks":[]}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/deliveries
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"not_found","message":"there is no such task here, or no such webhook of it"}}
