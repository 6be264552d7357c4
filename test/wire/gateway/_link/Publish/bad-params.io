// What an agent says is validated: nothing of a bad publication is kept
>> POST /queue {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /queue/link {"jsonrpc":"2.0","id":2,"method":"Claim","params":{}}
<< {"jsonrpc":"2.0","id":2,"result":{"deliveries":[{"delivery":{"id":"<id:1>","taskId":"<id:1>","contextId":"<id:2>","history":[],"kind":"message","message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"},"acceptedOutputModes":[],"from":{"owner_id":"owner-1","caller_id":"key:golden"}},"leasedUntil":"<time:2>"}],"cancellations":[]}}
>> POST /queue/link {"jsonrpc":"2.0","id":3,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[]}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"events","description":"must have at least 1 item"}]}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":4,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_UNSPECIFIED"}}]}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"events[0].status.state","description":"must be a state of a task"}]}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":5,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_WORKING"}},{}]}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"events[1]","description":"must have exactly one of status, artifact, message"}]}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":6,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_WORKING"},"artifact":{"artifactId":"a","parts":[{"text":"x"}]}}]}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"events[0]","description":"must have exactly one of status, artifact, message"}]}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":7,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"artifact":{"artifactId":"a","parts":[]}}]}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"events[0].artifact.parts","description":"must have at least 1 item"}]}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":8,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"","events":[{"status":{"state":"TASK_STATE_WORKING"}}]}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"eventId","description":"must not be empty"}]}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":9,"method":"Publish","params":{"deliveryId":"<id:1>","events":[{"status":{"state":"TASK_STATE_WORKING"}}]}}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"eventId","description":"is required"}]}]}}
>> POST /queue {"jsonrpc":"2.0","id":10,"method":"GetTask","params":{"id":"<id:1>"}}
<< {"jsonrpc":"2.0","id":10,"result":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Hello."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}
