// What a route does not do
>> POST /healthz {}
<< 405
<< Allow: GET, HEAD
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /openrpc.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /docs {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /bindings/rest-invoke/v1 {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /.well-known/agent-card.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /scripted/.well-known/agent.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> PUT /scripted {}
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"send a JSON-RPC Request with POST"}}
>> DELETE /scripted
<< 405
<< Allow: POST
<< {"error":{"code":"method_not_allowed","message":"send a JSON-RPC Request with POST"}}
>> POST /api/v1/openapi.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
