// A2A §3.1: a message as the only word is the whole answer
>> {"jsonrpc":"2.0","id":1,"method":"SendStreamingMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"message Yes."}]}}}
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< {"jsonrpc":"2.0","id":1,"result":{"message":{"messageId":"<id:1>","contextId":"<id:2>","role":"ROLE_AGENT","parts":[{"text":"Yes."}]}}}
