// Nobody can be recognised: the request is refused, and may be sent again
// store: unreadable credentials
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"waitMs":0}}
<< 503
<< {"error":{"code":"unavailable","message":"the request could not be served now; try again later"}}
