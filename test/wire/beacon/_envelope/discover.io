// OpenRPC, service discovery: the document itself, with this Beacon as its server
>> {"jsonrpc":"2.0","id":1,"method":"rpc.discover"}
<< {"jsonrpc":"2.0","id":1,"result":<openrpc>}
>> {"jsonrpc":"2.0","id":2,"method":"rpc.discover","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":<openrpc>}
