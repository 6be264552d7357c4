// A2A §3.1: a message as the only word is the whole answer; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"message Yes."}]}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Yes."}],"messageId":"<id:1>","contextId":"<id:2>"}}
