// 503: push without a live process
>> POST /push/v1/invoke {"message":"x"}
<< 503
<< {"success":false,"error":{"code":"agent_offline","message":"the agent is not connected; try again later"}}
