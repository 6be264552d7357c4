import { describeReceiver } from "./webhook-receiver";

describeReceiver("receiver.mjs", () => process.execPath);
