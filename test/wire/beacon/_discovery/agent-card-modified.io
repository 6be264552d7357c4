// RFC 9110 §13.2.2: If-None-Match that does not match outweighs If-Modified-Since
>> HEAD /.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Content-Length: 1479
// header: If-None-Match: "other"
// header: If-Modified-Since: <date:1>
>> HEAD /.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Content-Length: 1479
