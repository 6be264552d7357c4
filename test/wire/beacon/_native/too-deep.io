// beacon/0.1: nesting beyond 128 levels is refused, and the limit named
>> POST /beacon/0.1/messages [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
<< 422
<< {"error":{"code":"invalid_message","message":"the document is not a valid beacon/0.1 message","violations":[{"field":"","description":"must not nest deeper than 128 levels"}]}}
