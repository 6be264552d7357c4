// The credentials of the JSON-RPC endpoint: a key in either header, or a JWT
>> POST /scripted/v1/invoke {"message":"message Key"}
<< {"reply":"Key","context_id":"<id:1>"}
// header: X-Agent-API-Key
// header: Authorization: Bearer <key:scripted>
>> POST /scripted/v1/invoke {"message":"message Bearer"}
<< {"reply":"Bearer","context_id":"<id:2>"}
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:stranger>
>> POST /scripted/v1/invoke {"message":"message JWT"}
<< {"reply":"JWT","context_id":"<id:3>"}
// header: Authorization: Bearer <token:owner>
>> POST /private/v1/invoke {"message":"message Owner"}
<< {"reply":"Owner","context_id":"<id:4>"}
