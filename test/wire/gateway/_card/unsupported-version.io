// Anything else is refused, and so is a query that disagrees with the header
// header: A2A-Version: 1.0.0
>> GET /scripted/.well-known/agent-card.json
<< 400
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"error":{"code":"unsupported_version","message":"Unsupported A2A-Version: cards are served in 1.0 and 0.3"}}
>> GET /scripted/.well-known/agent-card.json?A2A-Version=2.0
<< 400
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"error":{"code":"unsupported_version","message":"Unsupported A2A-Version: cards are served in 1.0 and 0.3"}}
// header: A2A-Version: 1.0
>> GET /scripted/.well-known/agent-card.json?A2A-Version=0.3
<< 400
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"error":{"code":"unsupported_version","message":"Unsupported A2A-Version: cards are served in 1.0 and 0.3"}}
// header: A2A-Version: 0.2
>> GET /.well-known/agent-card.json?id=scripted
<< 400
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"error":{"code":"unsupported_version","message":"Unsupported A2A-Version: cards are served in 1.0 and 0.3"}}
// header: A2A-Version: 0.2
>> GET /scripted/.well-known/agent.json
<< 400
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"error":{"code":"unsupported_version","message":"Unsupported A2A-Version: cards are served in 1.0 and 0.3"}}
