// 415: JSON, and nothing else
>> POST /scripted/v1/invoke
<< 415
<< {"success":false,"error":{"code":"unsupported_media_type","message":"send application/json in UTF-8, without a Content-Encoding"}}
// header: Content-Type: text/plain
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< 415
<< {"success":false,"error":{"code":"unsupported_media_type","message":"send application/json in UTF-8, without a Content-Encoding"}}
// header: Content-Encoding: gzip
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< 415
<< {"success":false,"error":{"code":"unsupported_media_type","message":"send application/json in UTF-8, without a Content-Encoding"}}
