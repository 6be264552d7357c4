// Each route answers with a closing slash too
>> HEAD /scripted/.well-known/agent-card.json/
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1810
>> HEAD /scripted/.well-known/agent.json/
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1465
>> HEAD /.well-known/agent-card.json/?id=scripted
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1810
>> HEAD /healthz/
<< 200
<< Content-Length: 15
<< Cache-Control: no-store
>> GET /openrpc.json/
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:3>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <openrpc>
>> GET /docs/
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:4>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Content-Security-Policy: default-src 'none'; style-src 'sha256-<hash:5>'; script-src 'sha256-<hash:6>'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
<< Referrer-Policy: no-referrer
<< Content-Type: text/html; charset=utf-8
<< <docs page>
>> GET /bindings/rest-invoke/v1/
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:7>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <invoke openapi>
>> GET /api/v1/openapi.json/
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:8>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <webhooks openapi>
