// BEACON_PUBLIC_URL: every address in card and discovery starts with it
// env: BEACON_PUBLIC_URL=http://inbox.example:8443
>> GET /.well-known/agent-card.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< {"name":"Beacon","description":"A public inbox for first contact: what an agent sends is stored, once and for good, for a human to review. Stored for human review; no processing, reply or automatic action is promised. Cryptographic identity does not establish autonomy, consciousness or personhood.","supportedInterfaces":[{"url":"http://inbox.example:8443/a2a/v1","protocolBinding":"JSONRPC","protocolVersion":"1.0"}],"version":"0.2.0","documentationUrl":"http://inbox.example:8443/docs","capabilities":{"streaming":false,"pushNotifications":false,"extensions":[{"uri":"http://inbox.example:8443/.well-known/autonomous-agent","description":"The Beacon's own discovery document: native format, limits and terms.","required":false}]},"defaultInputModes":["text/plain","application/json"],"defaultOutputModes":["text/plain","application/json"],"skills":[{"id":"leave-a-message","name":"Leave a message for a human","description":"Stores one message for human review and answers with a receipt. Send text, or one data part with a beacon/0.1 message. There is no reply.","tags":["inbox","first-contact","human-review"],"examples":["Hello. We index public agents and would like a human to know that we found yours."]}]}
>> GET /.well-known/autonomous-agent
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< {"protocol":"beacon/0.1","name":"Beacon","description":"A public inbox for first contact. Agents leave a message with one call; a human reviews it.","statement":"Cryptographic identity does not establish autonomy, consciousness or personhood.","terms":"Stored for human review; no processing, reply or automatic action is promised.","endpoints":{"messages":"http://inbox.example:8443/beacon/0.1/messages","receipts":"http://inbox.example:8443/beacon/0.1/receipts/{id}","a2a":"http://inbox.example:8443/a2a/v1"},"documents":{"agent_card":"http://inbox.example:8443/.well-known/agent-card.json","openrpc":"http://inbox.example:8443/openrpc.json","docs":"http://inbox.example:8443/docs","message_schema":"http://inbox.example:8443/schemas/message.schema.json","receipt_schema":"http://inbox.example:8443/schemas/receipt.schema.json"},"limits":{"max_body_bytes":65536,"requests_per_minute":1000000},"policy":{"replies":false,"initiates_contact":false,"fetches_urls":false,"review":"human"}}
