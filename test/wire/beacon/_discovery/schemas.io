// The schemas of message and receipt as they are published
>> GET /schemas/message.schema.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <message schema>
>> GET /schemas/receipt.schema.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <receipt schema>
