import { VALIDATORS as VALIDATORS_03 } from "../../generated/a2a-0.3/validators";
import { VALIDATORS } from "../../generated/validators";
import { verifyWebhook } from "../../src/webhook-receiver";
import { codeBlocksOf } from "../support/guide";
import { type PushGateway, startPushGateway } from "../support/push-gateway";
import { status } from "../support/puppet-agent";
import { type Receiver, startReceiver } from "../support/receiver";
import { SECRET } from "../support/signed-delivery";
import { describeRecipes, GUIDE } from "./webhook-recipe";

describeRecipes(
  "js",
  ["verify-with-this-package.mjs", "verify-with-node.mjs", "verify-with-standardwebhooks.mjs"],
  () => process.execPath,
);

const blocks = codeBlocksOf(GUIDE);

it(`${GUIDE} shows bodies that are as the contract says`, () => {
  const bodies = blocks
    .filter(({ language }) => language === "json")
    .map(({ code }) => JSON.parse(code));
  expect(bodies).toHaveLength(3);
  for (const body of bodies) {
    const isValid = body.kind === "task" ? VALIDATORS_03.Task : VALIDATORS.StreamResponse;
    expect([body, isValid(body)]).toEqual([body, true]);
  }
});

/** A request of JSON-RPC that the guide shows, and the version that it is for. */
function requestFor(method: string): { version: string; text: string } {
  const found = blocks.find(({ code }) => code.includes(`"method": "${method}"`))!;
  const [, version] = /A2A-Version: (\S+)'/.exec(found.code)!;
  const [, text] = /-d '([^']+)'/.exec(found.code)!;
  return { version: version!, text: text! };
}

describe(`${GUIDE}: its requests register a receiver`, () => {
  let gateway: PushGateway;
  let receiver: Receiver;
  beforeEach(async () => {
    gateway = await startPushGateway();
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await gateway.stop();
    await receiver.close();
  });

  const send = async (method: string, taskId = "") => {
    const { version, text } = requestFor(method);
    const body = text
      .replace("https://hooks.example.com/a2a", receiver.url())
      .replace("TASK_ID", taskId);
    const { params } = JSON.parse(body);
    const caller = version === "0.3" ? gateway.caller03 : gateway.caller;
    return caller.call(method, params);
  };

  const expectDelivery = async () => {
    const [delivery] = await receiver.until(1);
    const now = new Date(Number(delivery!.headers["webhook-timestamp"]) * 1000);
    expect(verifyWebhook({ ...delivery!, secret: SECRET, now }).event).toBe("task.state");
    return delivery!.headers;
  };

  it("with the message that begins the task", async () => {
    const answered = send("SendMessage");
    const run = await gateway.next();
    expect((await answered).error).toBeUndefined();
    run.say(status("COMPLETED"));
    await expectDelivery();
  });

  it.each(["CreateTaskPushNotificationConfig", "tasks/pushNotificationConfig/set"])(
    "by %s",
    async (method) => {
      const { run, taskId } = await gateway.open();
      expect((await send(method, taskId)).error).toBeUndefined();
      run.say(status("COMPLETED"));
      expect((await expectDelivery()).authorization).toBe("Bearer s3cret");
    },
  );
});
