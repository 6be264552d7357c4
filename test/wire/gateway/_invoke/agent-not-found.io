// 404: no such agent, a private one and a user who is not its owner, one without REST invoke
// header: X-Agent-API-Key: <key:scripted>
>> POST /nobody/v1/invoke {"message":"x"}
<< 404
<< {"success":false,"error":{"code":"agent_not_found","message":"there is no such agent here"}}
// header: Authorization: Bearer <token:stranger>
>> POST /private/v1/invoke {"message":"x"}
<< 404
<< {"success":false,"error":{"code":"agent_not_found","message":"there is no such agent here"}}
>> POST /quiet/v1/invoke {"message":"x"}
<< 404
<< {"success":false,"error":{"code":"agent_not_found","message":"there is no such agent here"}}
