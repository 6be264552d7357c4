// The task, then what happens, the same to all; neither input-required nor auth-required closes it; in 0.3
// header: A2A-Version: 0.3
>> POST /queue {"jsonrpc":"2.0","id":1,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-1","role":"user","parts":[{"kind":"text","text":"Go."}]},"configuration":{"blocking":false}}}
<< {"jsonrpc":"2.0","id":1,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"Go."}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
// aside: one
// header: A2A-Version: 0.3
>> POST /queue {"jsonrpc":"2.0","id":2,"method":"tasks/resubscribe","params":{"id":"<id:1>"}}
// aside: two
// header: A2A-Version: 0.3
// header: Last-Event-ID: 0
>> POST /queue {"jsonrpc":"2.0","id":3,"method":"tasks/resubscribe","params":{"id":"<id:1>"}}
>> NEXT one
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":2,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"Go."}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
>> NEXT two
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 1 {"jsonrpc":"2.0","id":3,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"submitted","timestamp":"<time:1>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"Go."}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"}]}}
>> POST /queue/link {"jsonrpc":"2.0","id":4,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-1","events":[{"status":{"state":"TASK_STATE_WORKING"}},{"artifact":{"artifactId":"a","parts":[{"text":"One"}]}}]}}
<< {"jsonrpc":"2.0","id":4,"result":{"sequence":3,"state":"TASK_STATE_WORKING"}}
>> NEXT one
<< 2 {"jsonrpc":"2.0","id":2,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"working","timestamp":"<time:2>"},"final":false}}
>> NEXT two
<< 2 {"jsonrpc":"2.0","id":3,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"working","timestamp":"<time:2>"},"final":false}}
>> NEXT one
<< 3 {"jsonrpc":"2.0","id":2,"result":{"kind":"artifact-update","taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"kind":"text","text":"One"}]}}}
>> NEXT two
<< 3 {"jsonrpc":"2.0","id":3,"result":{"kind":"artifact-update","taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"kind":"text","text":"One"}]}}}
>> LEAVE two
>> POST /queue/link {"jsonrpc":"2.0","id":5,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-2","events":[{"status":{"state":"TASK_STATE_AUTH_REQUIRED","message":{"parts":[{"text":"Log in there."}]}}}]}}
<< {"jsonrpc":"2.0","id":5,"result":{"sequence":4,"state":"TASK_STATE_AUTH_REQUIRED"}}
>> NEXT one
<< 4 {"jsonrpc":"2.0","id":2,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"auth-required","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Log in there."}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:3>"},"final":false}}
>> POST /queue/link {"jsonrpc":"2.0","id":6,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-3","events":[{"status":{"state":"TASK_STATE_INPUT_REQUIRED"}}]}}
<< {"jsonrpc":"2.0","id":6,"result":{"sequence":5,"state":"TASK_STATE_INPUT_REQUIRED"}}
>> NEXT one
<< 5 {"jsonrpc":"2.0","id":2,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","timestamp":"<time:4>"},"final":false}}
// header: A2A-Version: 0.3
>> POST /queue {"jsonrpc":"2.0","id":7,"method":"message/send","params":{"message":{"kind":"message","messageId":"m-2","role":"user","parts":[{"kind":"text","text":"Blue."}],"taskId":"<id:1>"},"configuration":{"blocking":false}}}
<< {"jsonrpc":"2.0","id":7,"result":{"kind":"task","id":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","timestamp":"<time:4>"},"history":[{"kind":"message","role":"user","parts":[{"kind":"text","text":"Go."}],"messageId":"m-1","taskId":"<id:1>","contextId":"<id:2>"},{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Log in there."}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},{"kind":"message","role":"user","parts":[{"kind":"text","text":"Blue."}],"messageId":"m-2","taskId":"<id:1>","contextId":"<id:2>"}],"artifacts":[{"artifactId":"a","parts":[{"kind":"text","text":"One"}]}]}}
// aside: three
// header: A2A-Version: 0.3
// header: Last-Event-ID: 3
>> POST /queue {"jsonrpc":"2.0","id":8,"method":"tasks/resubscribe","params":{"id":"<id:1>"}}
>> NEXT three
<< Content-Type: text/event-stream
<< Cache-Control: no-store
<< X-Accel-Buffering: no
<< 4 {"jsonrpc":"2.0","id":8,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"auth-required","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Log in there."}],"messageId":"<id:3>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:3>"},"final":false}}
>> NEXT three
<< 5 {"jsonrpc":"2.0","id":8,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"input-required","timestamp":"<time:4>"},"final":false}}
>> POST /queue/link {"jsonrpc":"2.0","id":9,"method":"Publish","params":{"deliveryId":"<id:1>","eventId":"e-4","events":[{"artifact":{"artifactId":"a","parts":[{"text":" and two"}],"append":true,"lastChunk":true}},{"status":{"state":"TASK_STATE_COMPLETED","message":{"parts":[{"text":"Done."}]}}}]}}
<< {"jsonrpc":"2.0","id":9,"result":{"sequence":8,"state":"TASK_STATE_COMPLETED"}}
>> REST one
<< 7 {"jsonrpc":"2.0","id":2,"result":{"kind":"artifact-update","taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"kind":"text","text":" and two"}]},"append":true,"lastChunk":true}}
<< 8 {"jsonrpc":"2.0","id":2,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"completed","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Done."}],"messageId":"<id:4>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:5>"},"final":true}}
>> REST three
<< 7 {"jsonrpc":"2.0","id":8,"result":{"kind":"artifact-update","taskId":"<id:1>","contextId":"<id:2>","artifact":{"artifactId":"a","parts":[{"kind":"text","text":" and two"}]},"append":true,"lastChunk":true}}
<< 8 {"jsonrpc":"2.0","id":8,"result":{"kind":"status-update","taskId":"<id:1>","contextId":"<id:2>","status":{"state":"completed","message":{"kind":"message","role":"agent","parts":[{"kind":"text","text":"Done."}],"messageId":"<id:4>","taskId":"<id:1>","contextId":"<id:2>"},"timestamp":"<time:5>"},"final":true}}
