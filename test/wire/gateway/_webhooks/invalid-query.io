// 400 invalid_query: limit is from 1 to 200, and nothing else is known
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Which?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"mine"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"mine","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:2>","ended_at":null}}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks?limit=0
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_query","message":"limit: must be 1 or more"}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/deliveries?limit=0
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_query","message":"limit: must be 1 or more"}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks?limit=201
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_query","message":"limit: must be 200 or less"}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/deliveries?limit=201
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_query","message":"limit: must be 200 or less"}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks?limit=ten
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_query","message":"limit: must be an integer"}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/deliveries?limit=ten
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_query","message":"limit: must be an integer"}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks?limit=1&limit=2
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_query","message":"each parameter must be given once"}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/deliveries?limit=1&limit=2
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_query","message":"each parameter must be given once"}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks?limt=1
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_query","message":"there are no parameters here but limit, after"}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/deliveries?limt=1
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_query","message":"there are no parameters here but limit, before, status"}}
