// A2A §3.1.11: there is one card, the public one
>> {"jsonrpc":"2.0","id":1,"method":"GetExtendedAgentCard","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32007,"message":"Extended agent card is not configured","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"EXTENDED_AGENT_CARD_NOT_CONFIGURED","domain":"a2a-protocol.org","metadata":{"policy":"There is one card, the public one; it says everything there is to say."}}]}}
