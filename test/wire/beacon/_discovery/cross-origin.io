// Fetch, CORS: public documents may be read from any origin
>> OPTIONS /.well-known/agent-card.json
<< 204
<< Allow: GET, HEAD, OPTIONS
<< Access-Control-Allow-Origin: *
<< Access-Control-Allow-Methods: GET, HEAD, OPTIONS
<< Access-Control-Allow-Headers: *
<< Access-Control-Max-Age: 86400
>> OPTIONS /.well-known/autonomous-agent
<< 204
<< Allow: GET, HEAD, OPTIONS
<< Access-Control-Allow-Origin: *
<< Access-Control-Allow-Methods: GET, HEAD, OPTIONS
<< Access-Control-Allow-Headers: *
<< Access-Control-Max-Age: 86400
>> OPTIONS /openrpc.json
<< 204
<< Allow: GET, HEAD, OPTIONS
<< Access-Control-Allow-Origin: *
<< Access-Control-Allow-Methods: GET, HEAD, OPTIONS
<< Access-Control-Allow-Headers: *
<< Access-Control-Max-Age: 86400
