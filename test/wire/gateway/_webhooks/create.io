// POST webhooks: 201 and what is there, without what is secret
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Which?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","token":"hidden","authentication":{"scheme":"Bearer","credentials":"hidden"},"secret":"a secret of sixteen and more","webhook_id":"mine"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"mine","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":"Bearer","has_token":true,"has_credentials":true,"has_secret":true,"created_at":"<time:2>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks/ {"url":"http://127.0.0.1:1024/hook"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"<id:4>","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:3>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook/2","webhook_id":"mine"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"mine","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook/2","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:4>","ended_at":null}}}
>> {"jsonrpc":"2.0","id":3,"method":"GetTaskPushNotificationConfig","params":{"taskId":"<id:1>","id":"mine"}}
<< {"jsonrpc":"2.0","id":3,"result":{"id":"mine","taskId":"<id:1>","url":"http://127.0.0.1:1024/hook/2"}}
