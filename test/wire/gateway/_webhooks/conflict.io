// 409: more webhooks than a task may have
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Which?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w0"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w0","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:2>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w1"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w1","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:3>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w2"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w2","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:4>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w3"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w3","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:5>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w4"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w4","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:6>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w5"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w5","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:7>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w6"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w6","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:8>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w7"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w7","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:9>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w8"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w8","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:10>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w9"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w9","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:11>","ended_at":null}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"w10"}
<< 409
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"conflict","message":"the task has 10 webhooks in use, which is the most: delete one, or give its webhook_id to replace it"}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook/2","webhook_id":"w9"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"w9","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook/2","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":false,"created_at":"<time:12>","ended_at":null}}}
