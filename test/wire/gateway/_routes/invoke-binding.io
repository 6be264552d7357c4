// The URI that names REST invoke as a protocol binding leads to its description
>> GET /bindings/rest-invoke/v1
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< <invoke openapi>
