// An agent without REST invoke names no interface for it; one with extensions names them
>> GET /quiet/.well-known/agent-card.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"name":"Weather","description":"Tells tomorrow's weather.","supportedInterfaces":[{"url":"https://gateway.example/quiet","protocolBinding":"JSONRPC","protocolVersion":"1.0"},{"url":"https://gateway.example/quiet","protocolBinding":"JSONRPC","protocolVersion":"0.3"}],"provider":{"url":"https://gateway.example/docs","organization":"Weather Bureau"},"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false,"extendedAgentCard":true},"securitySchemes":{"agentApiKey":{"apiKeySecurityScheme":{"description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","location":"header","name":"X-Agent-API-Key"}},"userJwt":{"httpAuthSecurityScheme":{"description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}}},"securityRequirements":[{"schemes":{"agentApiKey":{}}},{"schemes":{"userJwt":{}}}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[{"id":"forecast","name":"Forecast","description":"Tells the weather of a place.","tags":["weather"]}],"iconUrl":"https://weather.example/icon.png"}
>> GET /picky/.well-known/agent-card.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"name":"Weather","description":"Tells tomorrow's weather.","supportedInterfaces":[{"url":"https://gateway.example/picky","protocolBinding":"JSONRPC","protocolVersion":"1.0"},{"url":"https://gateway.example/picky","protocolBinding":"JSONRPC","protocolVersion":"0.3"},{"url":"https://gateway.example/picky/v1/invoke","protocolBinding":"https://gateway.example/bindings/rest-invoke/v1","protocolVersion":"1.0"}],"provider":{"url":"https://gateway.example/docs","organization":"Weather Bureau"},"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false,"extensions":[{"uri":"https://ext.example/signed","required":true}],"extendedAgentCard":true},"securitySchemes":{"agentApiKey":{"apiKeySecurityScheme":{"description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","location":"header","name":"X-Agent-API-Key"}},"userJwt":{"httpAuthSecurityScheme":{"description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}}},"securityRequirements":[{"schemes":{"agentApiKey":{}}},{"schemes":{"userJwt":{}}}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[{"id":"forecast","name":"Forecast","description":"Tells the weather of a place.","tags":["weather"]}],"iconUrl":"https://weather.example/icon.png"}
