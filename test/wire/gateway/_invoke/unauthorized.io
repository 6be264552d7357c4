// 401: none, unknown, revoked, expired, another agent's, two that differ
// header: X-Agent-API-Key
>> POST /scripted/v1/invoke {"message":"x"}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key: <key:unknown>
>> POST /scripted/v1/invoke {"message":"x"}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key: <key:revoked>
>> POST /scripted/v1/invoke {"message":"x"}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key: <key:expired>
>> POST /scripted/v1/invoke {"message":"x"}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key: <key:push>
>> POST /scripted/v1/invoke {"message":"x"}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: Authorization: Bearer <key:other>
>> POST /scripted/v1/invoke {"message":"x"}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
// header: X-Agent-API-Key
// header: Authorization: Bearer <token:expired>
>> POST /scripted/v1/invoke {"message":"x"}
<< 401
<< WWW-Authenticate: Bearer realm="a2a", ApiKey realm="a2a", in="header", name="X-Agent-API-Key"
<< {"success":false,"error":{"code":"unauthorized","message":"a valid credential is wanted"}}
