// A card may be read from a page of any origin, with credentials in headers
>> OPTIONS /scripted/.well-known/agent-card.json
<< 204
<< Allow: GET, HEAD, OPTIONS
<< Access-Control-Allow-Origin: *
<< Access-Control-Allow-Methods: GET, HEAD, OPTIONS
<< Access-Control-Allow-Headers: Authorization, *
<< Access-Control-Max-Age: 86400
>> POST /scripted/.well-known/agent-card.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
