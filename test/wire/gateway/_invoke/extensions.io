// An extension that the agent requires; those that are activated are echoed
// header: X-Agent-API-Key: <key:picky>
>> POST /picky/v1/invoke {"message":"completed"}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"A2A-Extensions: must declare https://ext.example/signed"}}
// header: X-Agent-API-Key: <key:picky>
// header: A2A-Extensions: https://ext.example/signed, https://ext.example/other
>> POST /picky/v1/invoke {"message":"completed"}
<< A2A-Extensions: https://ext.example/signed
<< {"reply":"","context_id":"<id:1>"}
