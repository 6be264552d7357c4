// Where no card is signed there are no keys to verify with
>> GET /.well-known/jwks.json
<< 404
<< {"error":{"code":"not_found","message":"there is nothing at this path"}}
