// The old path is that of 0.3, whatever version is asked for; with a closing slash too
>> GET /scripted/.well-known/agent.json
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< {"protocolVersion":"0.3.0","name":"Weather","description":"Tells tomorrow's weather.","url":"https://gateway.example/scripted","preferredTransport":"JSONRPC","additionalInterfaces":[{"url":"https://gateway.example/scripted","transport":"JSONRPC"}],"iconUrl":"https://weather.example/icon.png","provider":{"url":"https://gateway.example/docs","organization":"Weather Bureau"},"version":"2.1.0","documentationUrl":"https://gateway.example/docs","capabilities":{"streaming":true,"pushNotifications":false},"securitySchemes":{"agentApiKey":{"type":"apiKey","in":"header","description":"An agent API key, which the agent's owner gives out: bak_ and 64 hex digits.","name":"X-Agent-API-Key"},"userJwt":{"type":"http","description":"The JWT of a user; an agent API key is taken as a bearer token too.","scheme":"Bearer","bearerFormat":"JWT"}},"security":[{"agentApiKey":[]},{"userJwt":[]}],"defaultInputModes":["text/plain"],"defaultOutputModes":["text/plain","application/json"],"skills":[{"id":"forecast","name":"Forecast","description":"Tells the weather of a place.","tags":["weather"]}],"supportsAuthenticatedExtendedCard":true}
// header: A2A-Version: 0.3
>> HEAD /scripted/.well-known/agent.json
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1465
// header: A2A-Version: 1.0
>> HEAD /scripted/.well-known/agent.json/
<< 200
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
<< Content-Length: 1465
// header: If-None-Match: "<hash:1>"
>> GET /scripted/.well-known/agent.json
<< 304
<< Access-Control-Allow-Origin: *
<< Cache-Control: public, max-age=60
<< ETag: "<hash:1>"
<< Last-Modified: <date:1>
<< X-Content-Type-Options: nosniff
<< Vary: A2A-Version, Authorization, X-Agent-API-Key
>> GET /nobody/.well-known/agent.json
<< 404
<< Access-Control-Allow-Origin: *
<< Cache-Control: no-store
<< {"error":{"code":"agent_not_found","message":"there is no agent of this id"}}
