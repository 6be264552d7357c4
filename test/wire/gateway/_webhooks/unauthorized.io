// 401: no credential, one of another agent
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// header: X-Agent-API-Key
>> POST /api/v1/agents/scripted/tasks/none/webhooks {"url":"http://127.0.0.1:1024/hook"}
<< 401
<< Cache-Control: no-store
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key
>> GET /api/v1/agents/scripted/tasks/none/webhooks
<< 401
<< Cache-Control: no-store
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key
>> DELETE /api/v1/agents/scripted/tasks/none/webhooks/mine
<< 401
<< Cache-Control: no-store
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key
>> GET /api/v1/agents/scripted/tasks/none/webhooks/mine/deliveries
<< 401
<< Cache-Control: no-store
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key
>> POST /api/v1/agents/scripted/tasks/none/webhooks/mine/deliveries/none/redeliver
<< 401
<< Cache-Control: no-store
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key: <key:quiet>
>> GET /api/v1/agents/scripted/tasks/none/webhooks
<< 401
<< Cache-Control: no-store
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key: <key:revoked>
>> GET /api/v1/agents/scripted/tasks/none/webhooks
<< 401
<< Cache-Control: no-store
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
