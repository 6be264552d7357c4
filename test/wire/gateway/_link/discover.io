// OpenRPC: the contract of the agent's side, as a method
>> POST /queue/link {"jsonrpc":"2.0","id":1,"method":"rpc.discover"}
<< {"jsonrpc":"2.0","id":1,"result":<link openrpc>}
