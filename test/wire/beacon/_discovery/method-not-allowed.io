// RFC 9110 §15.5.6: documents are read, with GET or HEAD
>> POST /.well-known/agent-card.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /.well-known/autonomous-agent {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /openrpc.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /schemas/message.schema.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /schemas/receipt.schema.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /docs {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> POST /healthz {}
<< 405
<< Allow: GET, HEAD
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
