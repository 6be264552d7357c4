// 500: an agent's module that cannot be loaded, a store that cannot be read
>> POST /broken/v1/invoke {"message":"x"}
<< 500
<< {"success":false,"error":{"code":"internal","message":"the request could not be served"}}
// store: unreadable credentials
>> POST /scripted/v1/invoke {"message":"x"}
<< 500
<< {"success":false,"error":{"code":"internal","message":"the request could not be served"}}
