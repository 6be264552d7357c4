// Unsupported A2A-Version on the agent card
// header: A2A-Version: 0.2
>> GET /scripted/.well-known/agent-card.json
<< 400
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"error":{"code":"unsupported_version","message":"Unsupported A2A-Version: cards are served in 1.0 and 0.3"}}
