// 400 invalid_body: what is not a webhook, and where none may be
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Which?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {}
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_body","message":"url: is required"}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks []
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_body","message":"the body must be an object"}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","colour":"blue"}
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_body","message":"the body must have no members but url, token, authentication, secret, webhook_id"}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","secret":"short"}
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_body","message":"secret: must have at least 16 characters"}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","token":"a\nb"}
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_body","message":"token: must have no line break"}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","authentication":{"scheme":"Bearer","credentials":"a\rb"}}
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_body","message":"authentication.credentials: must have no line break"}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"a\u0000"}
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_body","message":"webhook_id: must have at most 128 characters, and no control characters"}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://hook.example/"}
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_body","message":"url: must be an https URL, or an http URL of localhost"}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"https://10.0.0.1/"}
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_body","message":"url: names an address that may not be called"}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"https://user:word@127.0.0.1/"}
<< 400
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"invalid_body","message":"url: must not hold a user name or password"}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks
<< Cache-Control: no-store
<< {"success":true,"data":{"webhooks":[]}}
