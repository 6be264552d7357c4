import { plainPython } from "./plain-python";
import { describeReceiver } from "./webhook-receiver";

describeReceiver("receiver.py", plainPython);
