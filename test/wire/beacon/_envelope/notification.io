// JSON-RPC §4.1: a Notification runs nothing and is answered with nothing, whatever it says
>> {"jsonrpc":"2.0","method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]}}}
<< 204
>> {"jsonrpc":"2.0","method":"ListTasks","params":7}
<< 204
>> {"jsonrpc":"2.0","method":"NoSuchMethod"}
<< 204
// header: A2A-Version: 0.3
>> {"jsonrpc":"2.0","method":"CancelTask"}
<< 204
