// X-A2A-Agent-ID reaches the agent as it came
// header: X-A2A-Agent-ID: platform/agent-7
>> {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"whoami"}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"message":{"messageId":"<id:1>","contextId":"<id:2>","role":"ROLE_AGENT","parts":[{"text":"X-A2A-Agent-ID: platform/agent-7"}]}}}
