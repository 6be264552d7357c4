// 404 not_found: without GATEWAY_SECRET_KEY there are no webhooks
>> POST /api/v1/agents/scripted/tasks/none/webhooks {"url":"http://127.0.0.1:1024/hook"}
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"not_found","message":"push notifications are not offered by this gateway"}}
>> GET /api/v1/agents/scripted/tasks/none/webhooks
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"not_found","message":"push notifications are not offered by this gateway"}}
>> DELETE /api/v1/agents/scripted/tasks/none/webhooks/mine
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"not_found","message":"push notifications are not offered by this gateway"}}
>> GET /api/v1/agents/scripted/tasks/none/webhooks/mine/deliveries
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"not_found","message":"push notifications are not offered by this gateway"}}
>> POST /api/v1/agents/scripted/tasks/none/webhooks/mine/deliveries/none/redeliver
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"not_found","message":"push notifications are not offered by this gateway"}}
>> POST /api/v1/agents/scripted/tasks/none/webhooks {
<< 404
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"not_found","message":"push notifications are not offered by this gateway"}}
