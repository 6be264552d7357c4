// The Beacon refuses the method whatever its params are
>> {"jsonrpc":"2.0","id":1,"method":"GetExtendedAgentCard"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32007,"message":"Extended agent card is not configured","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"EXTENDED_AGENT_CARD_NOT_CONFIGURED","domain":"a2a-protocol.org","metadata":{"policy":"There is one card, the public one; it says everything there is to say."}}]}}
>> {"jsonrpc":"2.0","id":2,"method":"GetExtendedAgentCard","params":{"id":7,"message":[],"taskId":{},"url":null}}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32007,"message":"Extended agent card is not configured","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"EXTENDED_AGENT_CARD_NOT_CONFIGURED","domain":"a2a-protocol.org","metadata":{"policy":"There is one card, the public one; it says everything there is to say."}}]}}
>> {"jsonrpc":"2.0","id":3,"method":"GetExtendedAgentCard","params":"params"}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32007,"message":"Extended agent card is not configured","data":[{"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"EXTENDED_AGENT_CARD_NOT_CONFIGURED","domain":"a2a-protocol.org","metadata":{"policy":"There is one card, the public one; it says everything there is to say."}}]}}
