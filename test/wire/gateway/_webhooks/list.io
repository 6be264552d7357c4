// GET webhooks: the first registered first, whichever way it was, page by page
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Which?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks
<< Cache-Control: no-store
<< {"success":true,"data":{"webhooks":[]}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"a"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"a","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:2>","ended_at":null}}}
>> {"jsonrpc":"2.0","id":2,"method":"CreateTaskPushNotificationConfig","params":{"taskId":"<id:1>","id":"b","url":"http://127.0.0.1:1024/hook","token":"hidden"}}
<< {"jsonrpc":"2.0","id":2,"result":{"id":"b","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook"}}
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":3,"method":"tasks/pushNotificationConfig/set","params":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c","url":"http://127.0.0.1:1024/hook"}}}
<< {"jsonrpc":"2.0","id":3,"result":{"taskId":"<id:1>","pushNotificationConfig":{"id":"c","url":"http://127.0.0.1:1024/hook"}}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/
<< Cache-Control: no-store
<< {"success":true,"data":{"webhooks":[{"webhook_id":"a","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:2>","ended_at":null},{"webhook_id":"b","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":true,"has_credentials":false,"has_secret":false,"created_at":"<time:3>","ended_at":null},{"webhook_id":"c","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-0.3","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:4>","ended_at":null}]}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks?limit=1&after=a
<< Cache-Control: no-store
<< {"success":true,"data":{"webhooks":[{"webhook_id":"b","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":true,"has_credentials":false,"has_secret":false,"created_at":"<time:3>","ended_at":null}]}}
>> HEAD /api/v1/agents/scripted/tasks/<id:1>/webhooks
<< 200
<< Content-Length: 847
<< Cache-Control: no-store
