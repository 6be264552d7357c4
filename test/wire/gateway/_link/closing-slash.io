// With a closing slash too; A2A-Version says nothing here
// header: A2A-Version: 0.3
// header: Authorization: Bearer <link:queue>
>> POST /queue/link/ {"jsonrpc":"2.0","id":1,"method":"Claim","params":{"waitMs":0}}
<< {"jsonrpc":"2.0","id":1,"result":{"deliveries":[],"cancellations":[]}}
