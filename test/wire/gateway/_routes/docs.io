// GET /docs
>> GET /docs
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Content-Security-Policy: default-src 'none'; style-src 'sha256-<hash:2>'; script-src 'sha256-<hash:3>'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
<< Referrer-Policy: no-referrer
<< Content-Type: text/html; charset=utf-8
<< <docs page>
