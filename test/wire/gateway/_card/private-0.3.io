// Redacted in 0.3 too, but for the owner
>> GET /private/.well-known/agent.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"protocolVersion":"0.3.0","name":"Weather","description":"An agent that is not described in public. Who may call it finds more in its extended agent card.","url":"https://gateway.example/private","preferredTransport":"JSONRPC","additionalInterfaces":[{"url":"https://gateway.example/private","transport":"JSONRPC"}],"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false},"securitySchemes":{"agentApiKey":{"type":"apiKey","in":"header","description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","name":"X-Agent-API-Key"},"userJwt":{"type":"http","description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}},"security":[{"agentApiKey":[]},{"userJwt":[]}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[],"supportsAuthenticatedExtendedCard":true}
// header: Authorization: Bearer <token:stranger>
>> HEAD /private/.well-known/agent.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1223
// header: Authorization: Bearer <token:owner>
>> GET /private/.well-known/agent.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: private, max-age=60
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"protocolVersion":"0.3.0","name":"Weather","description":"Tells tomorrow's weather.","url":"https://gateway.example/private","preferredTransport":"JSONRPC","additionalInterfaces":[{"url":"https://gateway.example/private","transport":"JSONRPC"}],"iconUrl":"https://weather.example/icon.png","provider":{"url":"https://gateway.example/docs","organization":"Weather Bureau"},"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false},"securitySchemes":{"agentApiKey":{"type":"apiKey","in":"header","description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","name":"X-Agent-API-Key"},"userJwt":{"type":"http","description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}},"security":[{"agentApiKey":[]},{"userJwt":[]}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[{"id":"forecast","name":"Forecast","description":"Tells the weather of a place.","tags":["weather"]}],"supportsAuthenticatedExtendedCard":true}
