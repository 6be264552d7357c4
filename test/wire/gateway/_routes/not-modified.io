// RFC 9110 §13.1.2: a document that the client has already
>> GET /openrpc.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <openrpc>
// header: If-None-Match: "<hash:1>"
>> GET /openrpc.json
<< 304
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
>> GET /docs
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Content-Security-Policy: default-src 'none'; style-src 'sha256-<hash:3>'; script-src 'sha256-<hash:4>'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
<< Referrer-Policy: no-referrer
<< Content-Type: text/html; charset=utf-8
<< <docs page>
// header: If-None-Match: "<hash:2>"
>> GET /docs
<< 304
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Content-Security-Policy: default-src 'none'; style-src 'sha256-<hash:3>'; script-src 'sha256-<hash:4>'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
<< Referrer-Policy: no-referrer
>> GET /bindings/rest-invoke/v1
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:5>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <invoke openapi>
// header: If-None-Match: "<hash:5>"
>> GET /bindings/rest-invoke/v1
<< 304
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:5>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
>> GET /api/v1/openapi.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:6>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <webhooks openapi>
// header: If-None-Match: "<hash:6>"
>> GET /api/v1/openapi.json
<< 304
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:6>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
>> GET /openrpc-0.3.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:7>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <published 0.3 openrpc>
// header: If-None-Match: "<hash:7>"
>> GET /openrpc-0.3.json
<< 304
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:7>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
>> GET /openrpc-link.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:8>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <published link openrpc>
// header: If-None-Match: "<hash:8>"
>> GET /openrpc-link.json
<< 304
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:8>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
