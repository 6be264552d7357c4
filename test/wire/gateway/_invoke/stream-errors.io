// What goes wrong after the stream has begun is its last frame
// header: Accept: text/event-stream
>> POST /scripted/v1/invoke {"message":"artifact One, failed Broken"}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"type":"agent_reply_delta","text":"One"}
<< {"type":"error","error":{"code":"conflict","message":"the agent failed: Broken"}}
// header: Accept: text/event-stream
>> POST /scripted/v1/invoke {"message":"input-required Which?"}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"type":"error","error":{"code":"conflict","message":"the agent asks for more input: Which?"}}
// header: Accept: text/event-stream
>> POST /scripted/v1/invoke {"message":"throw a secret"}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"type":"error","error":{"code":"conflict","message":"the agent failed"}}
// header: Accept: text/event-stream
>> POST /broken/v1/invoke {"message":"x"}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"type":"error","error":{"code":"internal","message":"the request could not be served"}}
