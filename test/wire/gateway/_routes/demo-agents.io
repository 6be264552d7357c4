// An empty store starts with two agents to try
>> GET /echo/.well-known/agent-card.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"name":"Echo","description":"Answers at once with the text that it was sent.","supportedInterfaces":[{"url":"https://gateway.example/echo","protocolBinding":"JSONRPC","protocolVersion":"1.0"},{"url":"https://gateway.example/echo","protocolBinding":"JSONRPC","protocolVersion":"0.3"},{"url":"https://gateway.example/echo/v1/invoke","protocolBinding":"https://gateway.example/bindings/rest-invoke/v1","protocolVersion":"1.0"}],"provider":{"url":"https://gateway.example/docs","organization":"Demo"},"version":"1.0.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false,"extendedAgentCard":true},"securitySchemes":{"agentApiKey":{"apiKeySecurityScheme":{"description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","location":"header","name":"X-Agent-API-Key"}},"userJwt":{"httpAuthSecurityScheme":{"description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}}},"securityRequirements":[{"schemes":{"agentApiKey":{}}},{"schemes":{"userJwt":{}}}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain"],"skills":[{"id":"echo","name":"Echo","description":"Answers at once with the text that it was sent.","tags":["demo"]}]}
>> GET /ticker/.well-known/agent-card.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"name":"Ticker","description":"Streams ten chunks of text over two seconds.","supportedInterfaces":[{"url":"https://gateway.example/ticker","protocolBinding":"JSONRPC","protocolVersion":"1.0"},{"url":"https://gateway.example/ticker","protocolBinding":"JSONRPC","protocolVersion":"0.3"},{"url":"https://gateway.example/ticker/v1/invoke","protocolBinding":"https://gateway.example/bindings/rest-invoke/v1","protocolVersion":"1.0"}],"provider":{"url":"https://gateway.example/docs","organization":"Demo"},"version":"1.0.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false,"extendedAgentCard":true},"securitySchemes":{"agentApiKey":{"apiKeySecurityScheme":{"description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","location":"header","name":"X-Agent-API-Key"}},"userJwt":{"httpAuthSecurityScheme":{"description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}}},"securityRequirements":[{"schemes":{"agentApiKey":{}}},{"schemes":{"userJwt":{}}}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain"],"skills":[{"id":"ticker","name":"Ticker","description":"Streams ten chunks of text over two seconds.","tags":["demo"]}]}
