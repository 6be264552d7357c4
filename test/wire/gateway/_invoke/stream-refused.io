// What is refused before the agent is reached is plain JSON, whatever is accepted
// header: Accept: text/event-stream
>> POST /scripted/v1/invoke {
<< 400
<< {"success":false,"error":{"code":"invalid_json","message":"the body must be one JSON document in UTF-8"}}
// header: Accept: text/event-stream
>> POST /scripted/v1/invoke {}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"message: is required"}}
// header: Accept: text/event-stream
// header: X-Agent-API-Key
>> POST /scripted/v1/invoke {"message":"x"}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: Accept: text/event-stream
>> POST /push/v1/invoke {"message":"x"}
<< 503
<< {"success":false,"error":{"code":"agent_offline","message":"the agent is not connected; try again later"}}
// header: Accept: text/event-stream
>> POST /quiet/v1/invoke {"message":"x"}
<< 404
<< {"success":false,"error":{"code":"agent_not_found","message":"there is no such agent here"}}
