// 409: the agent was reached and gave no reply
>> POST /scripted/v1/invoke {"message":"failed Broken"}
<< 409
<< {"success":false,"error":{"code":"conflict","message":"the agent failed: Broken"}}
>> POST /scripted/v1/invoke {"message":"rejected Not today"}
<< 409
<< {"success":false,"error":{"code":"conflict","message":"the agent refused: Not today"}}
>> POST /scripted/v1/invoke {"message":"canceled"}
<< 409
<< {"success":false,"error":{"code":"conflict","message":"the agent canceled its work"}}
>> POST /scripted/v1/invoke {"message":"input-required Which?"}
<< 409
<< {"success":false,"error":{"code":"conflict","message":"the agent asks for more input: Which?"}}
>> POST /scripted/v1/invoke {"message":"auth-required"}
<< 409
<< {"success":false,"error":{"code":"conflict","message":"the agent asks for authorization"}}
>> POST /scripted/v1/invoke {"message":"working, throw a secret"}
<< 409
<< {"success":false,"error":{"code":"conflict","message":"the agent failed"}}
>> POST /scripted/v1/invoke {"message":"nonsense"}
<< 409
<< {"success":false,"error":{"code":"conflict","message":"the agent gave an answer that is not valid"}}
