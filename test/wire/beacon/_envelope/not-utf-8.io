// RFC 8259 §8.1: JSON is UTF-8: a stray byte, UTF-16 and a byte order mark are no JSON
// body: hex
>> 7b226a736f6e727063223a22322e30222c226964223a312c226d6574686f64223a224c6973745461736b73222c2278223a22ff227d
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
// body: hex
>> 7b0022006900640022003a0031007d00
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
// body: hex
>> efbbbf7b226a736f6e727063223a22322e30222c226964223a312c226d6574686f64223a224c6973745461736b73227d
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Invalid JSON payload"}}
