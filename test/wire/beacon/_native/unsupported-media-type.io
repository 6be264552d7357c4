// beacon/0.1: unsupported_media_type 415: another type, none, any encoding
// header: Content-Type: text/plain
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 415
<< {"error":{"code":"unsupported_media_type","message":"send application/json in UTF-8, without a Content-Encoding"}}
// header: Content-Type
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 415
<< {"error":{"code":"unsupported_media_type","message":"send application/json in UTF-8, without a Content-Encoding"}}
// header: Content-Encoding: gzip
>> POST /beacon/0.1/messages {"protocol":"beacon/0.1","kind":"introduction","subject":"Hello","body":"We exist."}
<< 415
<< {"error":{"code":"unsupported_media_type","message":"send application/json in UTF-8, without a Content-Encoding"}}
