// X-A2A-Agent-ID reaches the agent as it came, where it is 1 to 256 visible ASCII characters
>> POST /scripted/v1/invoke {"message":"whoami"}
<< {"reply":"X-A2A-Agent-ID: key:golden","context_id":"<id:1>"}
// header: X-A2A-Agent-ID: platform/agent-7
>> POST /scripted/v1/invoke {"message":"whoami"}
<< {"reply":"X-A2A-Agent-ID: platform/agent-7","context_id":"<id:2>"}
// header: X-A2A-Agent-ID: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
>> POST /scripted/v1/invoke {"message":"completed"}
<< {"reply":"","context_id":"<id:3>"}
// header: X-A2A-Agent-ID: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
>> POST /scripted/v1/invoke {"message":"completed"}
<< 400
<< {"success":false,"error":{"code":"invalid_body","message":"X-A2A-Agent-ID: must be 1 to 256 visible ASCII characters"}}
