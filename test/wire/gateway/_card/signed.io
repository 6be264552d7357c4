// Signed with the configured key, whose public half is published; the 0.3 card has signatures of its own
// env: GATEWAY_SIGNING_KEY=<file:signing-key>
>> GET /scripted/.well-known/agent-card.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"name":"Weather","description":"Tells tomorrow's weather.","supportedInterfaces":[{"url":"https://gateway.example/scripted","protocolBinding":"JSONRPC","protocolVersion":"1.0"},{"url":"https://gateway.example/scripted","protocolBinding":"JSONRPC","protocolVersion":"0.3"},{"url":"https://gateway.example/scripted/v1/invoke","protocolBinding":"https://gateway.example/bindings/rest-invoke/v1","protocolVersion":"1.0"}],"provider":{"url":"https://gateway.example/docs","organization":"Weather Bureau"},"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false,"extendedAgentCard":true},"securitySchemes":{"agentApiKey":{"apiKeySecurityScheme":{"description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","location":"header","name":"X-Agent-API-Key"}},"userJwt":{"httpAuthSecurityScheme":{"description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}}},"securityRequirements":[{"schemes":{"agentApiKey":{}}},{"schemes":{"userJwt":{}}}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[{"id":"forecast","name":"Forecast","description":"Tells the weather of a place.","tags":["weather"]}],"iconUrl":"https://weather.example/icon.png","signatures":[{"protected":"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpPU0UiLCJraWQiOiJnb2xkZW4iLCJqa3UiOiJodHRwczovL2dhdGV3YXkuZXhhbXBsZS8ud2VsbC1rbm93bi9qd2tzLmpzb24ifQ","signature":"<signature:1>"},{"protected":"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpPU0UiLCJraWQiOiJnb2xkZW4iLCJqa3UiOiJodHRwczovL2dhdGV3YXkuZXhhbXBsZS8ud2VsbC1rbm93bi9qd2tzLmpzb24ifQ","signature":"<signature:2>"}]}
>> GET /.well-known/jwks.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< {"keys":[{"kty":"EC","x":"<coordinate:1>","y":"<coordinate:2>","crv":"P-256","kid":"golden","alg":"ES256","use":"sig"}]}
>> HEAD /.well-known/jwks.json/
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=3600
<< ETag: "<hash:2>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Content-Length: 252
>> POST /.well-known/jwks.json {}
<< 405
<< Allow: GET, HEAD, OPTIONS
<< {"error":{"code":"method_not_allowed","message":"use GET or HEAD"}}
>> HEAD /scripted/.well-known/agent-card.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 2380
// header: A2A-Version: 0.3
>> GET /scripted/.well-known/agent-card.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:3>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"protocolVersion":"0.3.0","name":"Weather","description":"Tells tomorrow's weather.","url":"https://gateway.example/scripted","preferredTransport":"JSONRPC","additionalInterfaces":[{"url":"https://gateway.example/scripted","transport":"JSONRPC"}],"iconUrl":"https://weather.example/icon.png","provider":{"url":"https://gateway.example/docs","organization":"Weather Bureau"},"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false},"securitySchemes":{"agentApiKey":{"type":"apiKey","in":"header","description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","name":"X-Agent-API-Key"},"userJwt":{"type":"http","description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}},"security":[{"agentApiKey":[]},{"userJwt":[]}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[{"id":"forecast","name":"Forecast","description":"Tells the weather of a place.","tags":["weather"]}],"supportsAuthenticatedExtendedCard":true,"signatures":[{"protected":"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpPU0UiLCJraWQiOiJnb2xkZW4iLCJqa3UiOiJodHRwczovL2dhdGV3YXkuZXhhbXBsZS8ud2VsbC1rbm93bi9qd2tzLmpzb24ifQ","signature":"<signature:3>"},{"protected":"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpPU0UiLCJraWQiOiJnb2xkZW4iLCJqa3UiOiJodHRwczovL2dhdGV3YXkuZXhhbXBsZS8ud2VsbC1rbm93bi9qd2tzLmpzb24ifQ","signature":"<signature:4>"}]}
>> {"jsonrpc":"2.0","id":1,"method":"GetExtendedAgentCard","params":{}}
<< {"jsonrpc":"2.0","id":1,"result":{"name":"Weather","description":"Tells tomorrow's weather.","supportedInterfaces":[{"url":"https://gateway.example/scripted","protocolBinding":"JSONRPC","protocolVersion":"1.0"},{"url":"https://gateway.example/scripted","protocolBinding":"JSONRPC","protocolVersion":"0.3"},{"url":"https://gateway.example/scripted/v1/invoke","protocolBinding":"https://gateway.example/bindings/rest-invoke/v1","protocolVersion":"1.0"}],"provider":{"url":"https://gateway.example/docs","organization":"Weather Bureau"},"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false,"extendedAgentCard":true},"securitySchemes":{"agentApiKey":{"apiKeySecurityScheme":{"description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","location":"header","name":"X-Agent-API-Key"}},"userJwt":{"httpAuthSecurityScheme":{"description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}}},"securityRequirements":[{"schemes":{"agentApiKey":{}}},{"schemes":{"userJwt":{}}}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[{"id":"forecast","name":"Forecast","description":"Tells the weather of a place.","tags":["weather"]}],"iconUrl":"https://weather.example/icon.png","signatures":[{"protected":"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpPU0UiLCJraWQiOiJnb2xkZW4iLCJqa3UiOiJodHRwczovL2dhdGV3YXkuZXhhbXBsZS8ud2VsbC1rbm93bi9qd2tzLmpzb24ifQ","signature":"<signature:1>"},{"protected":"eyJhbGciOiJFUzI1NiIsInR5cCI6IkpPU0UiLCJraWQiOiJnb2xkZW4iLCJqa3UiOiJodHRwczovL2dhdGV3YXkuZXhhbXBsZS8ud2VsbC1rbm93bi9qd2tzLmpzb24ifQ","signature":"<signature:2>"}]}}
