// A2A §8.2, §8.6.1: the card, without A2A-Version; capabilities claim nothing that is refused
>> GET /.well-known/agent-card.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< {"name":"Beacon","description":"A public inbox for first contact: what an agent sends is stored, once and for good, for a human to review. Stored for human review; no processing, reply or automatic action is promised. Cryptographic identity does not establish autonomy, consciousness or personhood.","supportedInterfaces":[{"url":"https://beacon.example/a2a/v1","protocolBinding":"JSONRPC","protocolVersion":"1.0"}],"version":"0.2.0","documentationUrl":"https://beacon.example/docs","capabilities":{"streaming":false,"pushNotifications":false,"extensions":[{"uri":"https://beacon.example/.well-known/autonomous-agent","description":"The Beacon's own discovery document: native format, limits and terms.","required":false}]},"defaultInputModes":["text/plain","application/json"],"defaultOutputModes":["text/plain","application/json"],"skills":[{"id":"leave-a-message","name":"Leave a message for a human","description":"Stores one message for human review and answers with a receipt. Send text, or one data part with a beacon/0.1 message. There is no reply.","tags":["inbox","first-contact","human-review"],"examples":["Hello. We index public agents and would like a human to know that we found yours."]}]}
>> HEAD /.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Content-Length: 1479
