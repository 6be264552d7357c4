// 405, with those there are
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
>> PUT /api/v1/agents/scripted/tasks/none/webhooks {}
<< 405
<< Cache-Control: no-store
<< Allow: GET, HEAD, POST
<< {"success":false,"error":{"code":"method_not_allowed","message":"use GET, HEAD or POST"}}
>> GET /api/v1/agents/scripted/tasks/none/webhooks/mine
<< 405
<< Cache-Control: no-store
<< Allow: DELETE
<< {"success":false,"error":{"code":"method_not_allowed","message":"use DELETE"}}
>> POST /api/v1/agents/scripted/tasks/none/webhooks/mine/deliveries {}
<< 405
<< Cache-Control: no-store
<< Allow: GET, HEAD
<< {"success":false,"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> GET /api/v1/agents/scripted/tasks/none/webhooks/mine/deliveries/none/redeliver
<< 405
<< Cache-Control: no-store
<< Allow: POST
<< {"success":false,"error":{"code":"method_not_allowed","message":"use POST"}}
