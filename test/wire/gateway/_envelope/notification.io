// JSON-RPC §4.1: a notification is not answered
>> {"jsonrpc":"2.0","method":"GetTask","params":{"id":"t"}}
<< 204
