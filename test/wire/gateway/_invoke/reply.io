// One message and its reply; the context is the one named, or a new one
>> POST /scripted/v1/invoke {"message":"message Yes"}
<< {"reply":"Yes","context_id":"<id:1>"}
>> POST /scripted/v1/invoke {"message":"artifact One, append  and two, completed Done","context_id":"talk"}
<< {"reply":"One and two","context_id":"talk"}
>> POST /scripted/v1/invoke {"message":"completed Done","context_id":"talk"}
<< {"reply":"Done","context_id":"talk"}
>> POST /scripted/v1/invoke {"message":"working, because I looked"}
<< {"reply":"","context_id":"<id:2>","thought":"I looked"}
>> POST /scripted/v1/invoke {"message":"completed"}
<< {"reply":"","context_id":"<id:3>"}
