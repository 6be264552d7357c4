// GET /.well-known/agent-card.json?id={agentId}: as at the agent's own path
>> GET /.well-known/agent-card.json?id=unlisted
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"name":"Weather","description":"An agent that is not described in public. Who may call it finds more in its extended agent card.","supportedInterfaces":[{"url":"https://gateway.example/unlisted","protocolBinding":"JSONRPC","protocolVersion":"1.0"},{"url":"https://gateway.example/unlisted","protocolBinding":"JSONRPC","protocolVersion":"0.3"},{"url":"https://gateway.example/unlisted/v1/invoke","protocolBinding":"https://gateway.example/bindings/rest-invoke/v1","protocolVersion":"1.0"}],"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false,"extendedAgentCard":true},"securitySchemes":{"agentApiKey":{"apiKeySecurityScheme":{"description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","location":"header","name":"X-Agent-API-Key"}},"userJwt":{"httpAuthSecurityScheme":{"description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}}},"securityRequirements":[{"schemes":{"agentApiKey":{}}},{"schemes":{"userJwt":{}}}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[]}
// header: Authorization: Bearer <token:owner>
>> GET /.well-known/agent-card.json?id=unlisted
<< Access-Control-Allow-Origin: *
<< Cache-Control: private, max-age=60
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"name":"Weather","description":"Tells tomorrow's weather.","supportedInterfaces":[{"url":"https://gateway.example/unlisted","protocolBinding":"JSONRPC","protocolVersion":"1.0"},{"url":"https://gateway.example/unlisted","protocolBinding":"JSONRPC","protocolVersion":"0.3"},{"url":"https://gateway.example/unlisted/v1/invoke","protocolBinding":"https://gateway.example/bindings/rest-invoke/v1","protocolVersion":"1.0"}],"provider":{"url":"https://gateway.example/docs","organization":"Weather Bureau"},"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false,"extendedAgentCard":true},"securitySchemes":{"agentApiKey":{"apiKeySecurityScheme":{"description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","location":"header","name":"X-Agent-API-Key"}},"userJwt":{"httpAuthSecurityScheme":{"description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}}},"securityRequirements":[{"schemes":{"agentApiKey":{}}},{"schemes":{"userJwt":{}}}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[{"id":"forecast","name":"Forecast","description":"Tells the weather of a place.","tags":["weather"]}],"iconUrl":"https://weather.example/icon.png"}
// header: A2A-Version: 0.3
>> GET /.well-known/agent-card.json?id=unlisted
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:3>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"protocolVersion":"0.3.0","name":"Weather","description":"An agent that is not described in public. Who may call it finds more in its extended agent card.","url":"https://gateway.example/unlisted","preferredTransport":"JSONRPC","additionalInterfaces":[{"url":"https://gateway.example/unlisted","transport":"JSONRPC"}],"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false},"securitySchemes":{"agentApiKey":{"type":"apiKey","in":"header","description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","name":"X-Agent-API-Key"},"userJwt":{"type":"http","description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}},"security":[{"agentApiKey":[]},{"userJwt":[]}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[],"supportsAuthenticatedExtendedCard":true}
>> HEAD /.well-known/agent-card.json/?id=unlisted
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1570
// header: If-None-Match: "<hash:1>"
>> GET /.well-known/agent-card.json?id=unlisted
<< 304
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
>> GET /.well-known/agent-card.json?id=nobody
<< 404
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< {"error":{"code":"agent_not_found","message":"there is no agent of this id"}}
>> GET /.well-known/agent-card.json?id=
<< 404
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< {"error":{"code":"agent_not_found","message":"there is no agent of this id"}}
