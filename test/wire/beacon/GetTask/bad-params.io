// A2A §9.4.3: id is required and not empty, historyLength is an integer and not negative
>> {"jsonrpc":"2.0","id":1,"method":"GetTask"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"id","description":"is required"}]}]}}
>> {"jsonrpc":"2.0","id":2,"method":"GetTask","params":{}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"id","description":"is required"}]}]}}
>> {"jsonrpc":"2.0","id":3,"method":"GetTask","params":{"id":""}}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"id","description":"must not be empty"}]}]}}
>> {"jsonrpc":"2.0","id":4,"method":"GetTask","params":{"id":7}}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"id","description":"must be a string"}]}]}}
>> {"jsonrpc":"2.0","id":5,"method":"GetTask","params":{"id":null}}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"id","description":"is required"}]}]}}
>> {"jsonrpc":"2.0","id":6,"method":"GetTask","params":{"id":"x","historyLength":-1}}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"historyLength","description":"must be 0 or more"}]}]}}
>> {"jsonrpc":"2.0","id":7,"method":"GetTask","params":{"id":"x","historyLength":1.5}}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"historyLength","description":"must be an integer"}]}]}}
>> {"jsonrpc":"2.0","id":8,"method":"GetTask","params":{"id":"x","historyLength":"1"}}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"historyLength","description":"must be an integer"}]}]}}
>> {"jsonrpc":"2.0","id":9,"method":"GetTask","params":["x"]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"Invalid parameters","data":[{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"params","description":"must be an object"}]}]}}
