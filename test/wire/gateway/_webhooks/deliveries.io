// GET deliveries: newest first, with all that is known of each; a receiver that is not there
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Which?"}]},"timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /api/v1/agents/scripted/tasks/<id:1>/webhooks {"url":"http://127.0.0.1:1024/hook","webhook_id":"mine","secret":"a secret of sixteen and more"}
<< 201
<< Cache-Control: no-store
<< {"success":true,"data":{"webhook":{"webhook_id":"mine","task_id":"<id:1>","url":"http://127.0.0.1:1024/hook","renderer":"a2a-1.0","authentication_scheme":null,"has_token":false,"has_credentials":false,"has_secret":true,"created_at":"<time:2>","ended_at":null}}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/deliveries
<< Cache-Control: no-store
<< {"success":true,"data":{"deliveries":[]}}
>> {"jsonrpc":"2.0","id":2,"method":"SendMessage","params":{"message":{"messageId":"m-2","taskId":"<id:1>","role":"ROLE_USER","parts":[{"text":"working, completed Done."}]}}}
<< {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","message":{"messageId":"<id:4>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Done."}]},"timestamp":"<time:3>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"input-required Which?"}],"taskId":"<id:1>","contextId":"<id:2>"},{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Which?"}]},{"messageId":"m-2","taskId":"<id:1>","role":"ROLE_USER","parts":[{"text":"working, completed Done."}],"contextId":"<id:2>"}]}}}
// until: "status":"failed"
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/deliveries
<< Cache-Control: no-store
<< {"success":true,"data":{"deliveries":[{"delivery_id":"<id:5>","webhook_id":"mine","task_id":"<id:1>","renderer":"a2a-1.0","status":"pending","attempt_num":0,"last_response_status":null,"last_error":null,"next_attempt_at":null,"last_attempted_at":null,"created_at":"<time:3>","completed_at":null},{"delivery_id":"<id:6>","webhook_id":"mine","task_id":"<id:1>","renderer":"a2a-1.0","status":"failed","attempt_num":1,"last_response_status":null,"last_error":"the connection was refused","next_attempt_at":"<time:4>","last_attempted_at":"<time:5>","created_at":"<time:6>","completed_at":null}]}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/deliveries?limit=1
<< Cache-Control: no-store
<< {"success":true,"data":{"deliveries":[{"delivery_id":"<id:5>","webhook_id":"mine","task_id":"<id:1>","renderer":"a2a-1.0","status":"pending","attempt_num":0,"last_response_status":null,"last_error":null,"next_attempt_at":null,"last_attempted_at":null,"created_at":"<time:3>","completed_at":null}]}}
>> GET /api/v1/agents/scripted/tasks/<id:1>/webhooks/mine/deliveries/?limit=1&before=<id:5>
<< Cache-Control: no-store
<< {"success":true,"data":{"deliveries":[{"delivery_id":"<id:6>","webhook_id":"mine","task_id":"<id:1>","renderer":"a2a-1.0","status":"failed","attempt_num":1,"last_response_status":null,"last_error":"the connection was refused","next_attempt_at":"<time:4>","last_attempted_at":"<time:5>","created_at":"<time:6>","completed_at":null}]}}
