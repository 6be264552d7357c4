// With a closing slash too
// header: X-Agent-API-Key: <key:scripted>
>> POST /scripted/v1/invoke/ {"message":"message Yes"}
<< {"reply":"Yes","context_id":"<id:1>"}
