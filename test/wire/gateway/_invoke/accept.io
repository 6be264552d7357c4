// JSON unless a stream is preferred
// header: Accept: */*
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< {"reply":"Yes","context_id":"<id:1>"}
// header: Accept: text/event-stream;q=0.5, application/json
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< {"reply":"Yes","context_id":"<id:2>"}
// header: Accept: application/json;q=0.5, text/event-stream
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"type":"agent_reply_delta","text":"Yes"}
<< {"type":"agent_reply","text":"Yes","context_id":"<id:3>"}
// header: Accept: text/html
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< {"reply":"Yes","context_id":"<id:4>"}
