// A2A §3.3.4: push notifications are false as policy
>> {"jsonrpc":"2.0","id":1,"method":"DeleteTaskPushNotificationConfig","params":{"taskId":"no-such-task","id":"hook-1"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"Push notifications are not supported","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"PUSH_NOTIFICATION_NOT_SUPPORTED","domain":"a2a-protocol.org","metadata":{"policy":"Push notifications are false as policy: the Beacon never initiates contact with an address that an agent supplied."}}]}}
