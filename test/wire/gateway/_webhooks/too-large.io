// 413: at most 1 MiB
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// body: padded to 1048577 bytes
>> POST /api/v1/agents/scripted/tasks/none/webhooks {"url":"http://127.0.0.1:1024/hook"}
<< 413
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"payload_too_large","message":"the body must be at most 1048576 bytes"}}
