// 504: the caller's own bound, or the gateway's; the agent is told to stop
// time: blockingMaxMs=50
>> POST /scripted/v1/invoke {"message":"hold","timeout_ms":20}
<< 504
<< {"success":false,"error":{"code":"service_timeout","message":"the agent did not end within 20 ms"}}
>> POST /scripted/v1/invoke {"message":"hold"}
<< 504
<< {"success":false,"error":{"code":"service_timeout","message":"the agent did not end within 50 ms"}}
