// Pieces of the reply as they come, then the reply
// header: Accept: text/event-stream
>> POST /scripted/v1/invoke {"message":"working, artifact One, append  and two, completed","context_id":"talk"}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"type":"agent_reply_delta","text":"One"}
<< {"type":"agent_reply_delta","text":" and two"}
<< {"type":"agent_reply","text":"One and two","context_id":"talk"}
// header: Accept: text/event-stream
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"type":"agent_reply_delta","text":"Yes"}
<< {"type":"agent_reply","text":"Yes","context_id":"<id:1>"}
// header: Accept: text/event-stream
>> POST /scripted/v1/invoke {"message":"because I looked"}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"type":"agent_reply","text":"","context_id":"<id:2>","thought":"I looked"}
// header: Accept: text/event-stream
>> POST /scripted/v1/invoke {"message":"completed"}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"type":"agent_reply","text":"","context_id":"<id:3>"}
