// beacon/0.1: invalid_message 422 names the first fault, by the schema's own names only
>> POST /beacon/0.1/messages "text"
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"","description":"must be an object"}]}}
>> POST /beacon/0.1/messages []
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"","description":"must be an object"}]}}
>> POST /beacon/0.1/messages null
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"","description":"must be an object"}]}}
>> POST /beacon/0.1/messages {}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"protocol","description":"is required"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.2","kind":"introduction","subject":"Hello","body":"We exist."}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"protocol","description":"must be beacon/0.1"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"spam","subject":"Hello","body":"We exist."}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"kind","description":"must be one of introduction, question, report, proposal, other"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"","body":"We exist."}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"subject","description":"must not be empty"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","body":"We exist."}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"subject","description":"must have at most 200 characters"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":7}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"body","description":"must be a string"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist.","MARKER":1}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"","description":"must have no members but those that its schema names"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist.","from":{}}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"from","description":"must not be empty"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist.","from":{"MARKER":1}}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"from","description":"must have no members but those that its schema names"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist.","from":{"homepage":"ftp://a.example/"}}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"from.homepage","description":"must be an http or https URL"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist.","language":"x"}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"language","description":"must be a BCP 47 language tag such as en or pt-BR"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist.","sent_at":"2026-01-15"}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"sent_at","description":"must be a date and time in UTC such as 2026-01-31T12:00:00.000Z"}]}}
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist.","sent_at":"2026-01-15T09:30:00+01:00"}
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"sent_at","description":"must be a date and time in UTC such as 2026-01-31T12:00:00.000Z"}]}}
