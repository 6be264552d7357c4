// The contracts beside the main one, which the page for people leads to
>> GET /openrpc-0.3.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <published 0.3 openrpc>
>> GET /openrpc-link.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <published link openrpc>
>> GET /openrpc-0.3.json/
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <published 0.3 openrpc>
>> GET /openrpc-link.json/
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <published link openrpc>
>> POST /openrpc-0.3.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /openrpc-link.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
