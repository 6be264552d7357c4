// 404 agent_not_found: no such agent, or a PRIVATE one for a user who is not its owner
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> POST /api/v1/agents/none/tasks/none/webhooks {"url":"http://127.0.0.1:1024/hook"}
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"agent_not_found","message":"there is no such agent here"}}
>> GET /api/v1/agents/none/tasks/none/webhooks
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"agent_not_found","message":"there is no such agent here"}}
>> DELETE /api/v1/agents/none/tasks/none/webhooks/mine
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"agent_not_found","message":"there is no such agent here"}}
>> GET /api/v1/agents/none/tasks/none/webhooks/mine/deliveries
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"agent_not_found","message":"there is no such agent here"}}
>> POST /api/v1/agents/none/tasks/none/webhooks/mine/deliveries/none/redeliver
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"agent_not_found","message":"there is no such agent here"}}
// header: Authorization: Bearer <token:stranger>
>> GET /api/v1/agents/private/tasks/none/webhooks
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"agent_not_found","message":"there is no such agent here"}}
