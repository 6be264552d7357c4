// 500: a store that cannot be read
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// store: unreadable tasks
>> POST /api/v1/agents/scripted/tasks/none/webhooks {"url":"http://127.0.0.1:1024/hook"}
<< 500
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"internal","message":"the request could not be served"}}
// store: unreadable tasks
>> GET /api/v1/agents/scripted/tasks/none/webhooks
<< 500
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"internal","message":"the request could not be served"}}
// store: unreadable tasks
>> DELETE /api/v1/agents/scripted/tasks/none/webhooks/mine
<< 500
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"internal","message":"the request could not be served"}}
// store: unreadable tasks
>> GET /api/v1/agents/scripted/tasks/none/webhooks/mine/deliveries
<< 500
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"internal","message":"the request could not be served"}}
// store: unreadable tasks
>> POST /api/v1/agents/scripted/tasks/none/webhooks/mine/deliveries/none/redeliver
<< 500
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"internal","message":"the request could not be served"}}
