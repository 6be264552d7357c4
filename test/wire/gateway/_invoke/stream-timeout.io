// Time that is up after the stream has begun is told in its last frame
// time: blockingMaxMs=100
// header: Accept: text/event-stream
>> POST /scripted/v1/invoke {"message":"hold"}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"type":"error","error":{"code":"service_timeout","message":"the agent did not end within 100 ms"}}
