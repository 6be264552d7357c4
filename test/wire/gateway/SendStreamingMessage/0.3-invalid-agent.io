// A2A §3.3.2: the agent said something that is no event; in 0.3
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","id":1,"method":"message/stream","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"nonsense"}]}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32006,"message":"The agent's response is invalid","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"INVALID_AGENT_RESPONSE","domain":"a2a-protocol.org"}]}}
