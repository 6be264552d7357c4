// GET /healthz
>> GET /healthz
<< Cache-Control: no-store
<< {"status":"ok"}
>> GET /healthz/
<< Cache-Control: no-store
<< {"status":"ok"}
