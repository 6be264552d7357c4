// A2A §3.1.6: the task, then what happens, the same to all; neither INPUT_REQUIRED nor AUTH_REQUIRED closes it
>> POST /queue {"jsonrpc":"2.0","id":1,"method":"SendMessage","params":{"message":{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Go."}]},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":1,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Go."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
// aside: one
>> POST /queue {"jsonrpc":"2.0","id":2,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
// aside: two
// header: Last-Event-ID: 0
>> POST /queue {"jsonrpc":"2.0","id":3,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
>> NEXT one
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":2,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Go."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> NEXT two
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":3,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_SUBMITTED","timestamp":"<time:1>"},"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Go."}],"taskId":"<id:1>","contextId":"<id:2>"}]}}}
>> POST /queue/link {"jsonrpc":"2.0","id":4,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_WORKING"}},{"artifact":{"artifactId":"a","parts":[{"text":"One"}]}}]}}
<< {"jsonrpc":"2.0","id":4,"result":{"sequence":3,"state":"TASK_STATE_WORKING"}}
>> NEXT one
<< 2 {"jsonrpc":"2.0","id":2,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_WORKING","timestamp":"<time:2>"}}}}
>> NEXT two
<< 2 {"jsonrpc":"2.0","id":3,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_WORKING","timestamp":"<time:2>"}}}}
>> NEXT one
<< 3 {"jsonrpc":"2.0","id":2,"result":{"artifactUpdate":{"taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"text":"One"}]}}}}
>> NEXT two
<< 3 {"jsonrpc":"2.0","id":3,"result":{"artifactUpdate":{"taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"text":"One"}]}}}}
>> LEAVE two
>> POST /queue/link {"jsonrpc":"2.0","id":5,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-2","events":[{"status":{"state":"TASK_STATE_AUTH_REQUIRED","message":{"parts":[{"text":"Log in there."}]}}}]}}
<< {"jsonrpc":"2.0","id":5,"result":{"sequence":4,"state":"TASK_STATE_AUTH_REQUIRED"}}
>> NEXT one
<< 4 {"jsonrpc":"2.0","id":2,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_AUTH_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Log in there."}]},"timestamp":"<time:3>"}}}}
>> POST /queue/link {"jsonrpc":"2.0","id":6,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-3","events":[{"status":{"state":"TASK_STATE_INPUT_REQUIRED"}}]}}
<< {"jsonrpc":"2.0","id":6,"result":{"sequence":5,"state":"TASK_STATE_INPUT_REQUIRED"}}
>> NEXT one
<< 5 {"jsonrpc":"2.0","id":2,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","timestamp":"<time:4>"}}}}
>> POST /queue {"jsonrpc":"2.0","id":7,"method":"SendMessage","params":{"message":{"messageId":"m-2","role":"ROLE_USER","parts":[{"text":"Blue."}],"taskId":"<id:1>"},"configuration":{"returnImmediately":true}}}
<< {"jsonrpc":"2.0","id":7,"result":{"task":{"id":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","timestamp":"<time:4>"},"artifacts":[{"artifactId":"a","parts":[{"text":"One"}]}],"history":[{"messageId":"m-1","role":"ROLE_USER","parts":[{"text":"Go."}],"taskId":"<id:1>","contextId":"<id:2>"},{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Log in there."}]},{"messageId":"m-2","taskId":"<id:1>","role":"ROLE_USER","parts":[{"text":"Blue."}],"contextId":"<id:2>"}]}}}
// aside: three
// header: Last-Event-ID: 3
>> POST /queue {"jsonrpc":"2.0","id":8,"method":"SubscribeToTask","params":{"id":"<id:1>"}}
>> NEXT three
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 4 {"jsonrpc":"2.0","id":8,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_AUTH_REQUIRED","message":{"messageId":"<id:3>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Log in there."}]},"timestamp":"<time:3>"}}}}
>> NEXT three
<< 5 {"jsonrpc":"2.0","id":8,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_INPUT_REQUIRED","timestamp":"<time:4>"}}}}
>> POST /queue/link {"jsonrpc":"2.0","id":9,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-4","events":[{"artifact":{"artifactId":"a","parts":[{"text":" and two"}],"append":true,"lastChunk":true}},{"status":{"state":"TASK_STATE_COMPLETED","message":{"parts":[{"text":"Done."}]}}}]}}
<< {"jsonrpc":"2.0","id":9,"result":{"sequence":8,"state":"TASK_STATE_COMPLETED"}}
>> REST one
<< 7 {"jsonrpc":"2.0","id":2,"result":{"artifactUpdate":{"taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"text":" and two"}]},"append":true,"lastChunk":true}}}
<< 8 {"jsonrpc":"2.0","id":2,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","message":{"messageId":"<id:4>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Done."}]},"timestamp":"<time:5>"}}}}
>> REST three
<< 7 {"jsonrpc":"2.0","id":8,"result":{"artifactUpdate":{"taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"text":" and two"}]},"append":true,"lastChunk":true}}}
<< 8 {"jsonrpc":"2.0","id":8,"result":{"statusUpdate":{"taskId":"<id:1>","contextId":"<id:2>","status":{"state":"TASK_STATE_COMPLETED","message":{"messageId":"<id:4>","contextId":"<id:2>","taskId":"<id:1>","role":"ROLE_AGENT","parts":[{"text":"Done."}]},"timestamp":"<time:5>"}}}}
