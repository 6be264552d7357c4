// 415: JSON, and declared so
// env: GATEWAY_SECRET_KEY=5555555555555555555555555555555555555555555555555555555555555555
// env: GATEWAY_WEBHOOK_ALLOW=http://localhost
// header: Content-Type: text/plain
>> POST /api/v1/agents/scripted/tasks/none/webhooks {"url":"http://127.0.0.1:1024/hook"}
<< 415
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"unsupported_media_type","message":"send application/json in UTF-8, without a Content-Encoding"}}
// header: Content-Encoding: gzip
>> POST /api/v1/agents/scripted/tasks/none/webhooks {"url":"http://127.0.0.1:1024/hook"}
<< 415
<< Cache-Control: no-store
<< {"success":false,"error":{"code":"unsupported_media_type","message":"send application/json in UTF-8, without a Content-Encoding"}}
