// The card is public: a credential that does not count, or is no owner's, changes nothing
>> HEAD /private/.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1567
// header: X-Agent-API-Key: <key:private>
>> HEAD /private/.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1567
// header: X-Agent-API-Key: <key:unknown>
>> HEAD /private/.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1567
// header: X-Agent-API-Key: <key:revoked>
>> HEAD /private/.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1567
// header: Authorization: Bearer <token:stranger>
>> HEAD /private/.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1567
// header: Authorization: Bearer <token:expired>
>> HEAD /private/.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1567
// header: Authorization: Basic YTpi
>> HEAD /private/.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1567
// header: Authorization: Bearer <token:owner>
>> HEAD /private/.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: private, max-age=60
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1807
// header: Authorization: Bearer <token:owner>
// header: If-None-Match: "<hash:2>"
>> HEAD /private/.well-known/agent-card.json
<< 304
<< Access-Control-Allow-Origin: *
<< Cache-Control: private, max-age=60
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
