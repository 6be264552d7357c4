// OpenRPC: the contract, as a method
>> {"jsonrpc":"2.0","id":1,"method":"rpc.discover"}
<< {"jsonrpc":"2.0","id":1,"result":<openrpc>}
