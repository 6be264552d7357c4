// Attachments are parts of the message, for an agent that takes JSON
>> POST /broad/v1/invoke {"message":"parts","attachments":[{"file_id":"file_1"},{"file_id":"file_2"}]}
<< {"reply":"[{\"text\":\"parts\"},{\"data\":{\"file_id\":\"file_1\"}},{\"data\":{\"file_id\":\"file_2\"}}]","context_id":"<id:1>"}
>> POST /scripted/v1/invoke {"message":"parts","attachments":[{"file_id":"file_1"}]}
<< 415
<< {"success":false,"error":{"code":"unsupported_media_type","message":"text or attachments are not what the agent takes: text/plain"}}
