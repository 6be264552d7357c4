// 413: at most 1 MiB
// body: padded to 1048577 bytes
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< 413
<< {"success":false,"error":{"code":"payload_too_large","message":"the body must be at most 1048576 bytes"}}
// body: padded to 1048577 bytes, chunked
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< 413
<< {"success":false,"error":{"code":"payload_too_large","message":"the body must be at most 1048576 bytes"}}
// body: padded to 1048576 bytes
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< {"reply":"Yes","context_id":"<id:1>"}
