// Nothing is there when the time is up
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"waitMs":0}}
<< {"jsonrpc":"2.0","id":1,"result":{"deliveries":[],"cancellations":[]}}
