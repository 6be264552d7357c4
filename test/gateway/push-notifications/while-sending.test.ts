import type { ServerResponse } from "node:http";
import { type PushGateway, startPushGateway } from "../../support/push-gateway";
import { artifact } from "../../support/puppet-agent";
import { type Receiver, startReceiver } from "../../support/receiver";

let gateway: PushGateway;
let receiver: Receiver;
/** The notifications at /held, which the test answers itself. */
const held: ServerResponse[] = [];

beforeEach(async () => {
  gateway = await startPushGateway();
  receiver = await startReceiver(({ path }, before) => {
    if (path === "/held") return (res) => void held.push(res);
    return path === "/failing" && before === 0 ? 500 : 204;
  });
});
afterEach(async () => {
  held.splice(0);
  await gateway.stop();
  await receiver.close();
});

/** The artifacts that a path was told of. */
function told(path: string): unknown[] {
  return receiver.of(path).map(({ body }) => {
    const { artifactUpdate } = JSON.parse(body) as { artifactUpdate: { artifact: object } };
    return artifactUpdate.artifact;
  });
}

async function setConfig(taskId: string, path: string) {
  const params = { taskId, id: "hook", url: receiver.url(path) };
  const { error } = await gateway.caller.call("CreateTaskPushNotificationConfig", params);
  expect(error).toBeUndefined();
}

describe("while a push notification is being sent", () => {
  it("its configuration can be removed and made again, and hears of all from then on", async () => {
    const { run, taskId } = await gateway.open({ id: "hook", url: receiver.url("/held") });
    run.say(artifact("one"));
    await receiver.until(1, "/held");
    await gateway.caller.call("DeleteTaskPushNotificationConfig", { taskId, id: "hook" });
    await setConfig(taskId, "/new");
    run.say(artifact("two"));
    await receiver.until(1, "/new");
    held[0]!.writeHead(204).end();
    await gateway.quiet();
    run.say(artifact("three"));
    await receiver.until(2, "/new");
    await gateway.quiet();
    expect(told("/new")).toMatchObject([
      { parts: [{ text: "two" }] },
      { parts: [{ text: "three" }] },
    ]);
    const stored = await gateway.notifications(taskId, "hook");
    expect(stored.map(({ status, attempts }) => [status, attempts])).toEqual([
      ["succeeded", 1],
      ["succeeded", 1],
    ]);
  });

  it("its configuration can be replaced: what fails goes to the new address at once", async () => {
    const { run, taskId } = await gateway.open({ id: "hook", url: receiver.url("/held") });
    run.say(artifact("one"));
    await receiver.until(1, "/held");
    const replaced = setConfig(taskId, "/new");
    held[0]!.writeHead(500).end();
    await replaced;
    await receiver.until(1, "/new");
    const [first] = receiver.of("/held");
    expect(receiver.of("/new")[0]?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  });

  it("events that come make no attempt sooner than it is due", async () => {
    const { run, taskId } = await gateway.open({ id: "hook", url: receiver.url("/failing") });
    run.say(artifact("one"));
    await receiver.until(1, "/failing");
    run.say(artifact("two"));
    await gateway.quiet();
    run.say(artifact("three"));
    await gateway.caller.call("GetTask", { id: taskId });
    await gateway.quiet();
    await gateway.pass(59_999);
    await gateway.quiet();
    expect(receiver.of("/failing")).toHaveLength(1);
    await gateway.pass(6_001);
    await receiver.until(4, "/failing");
    expect(told("/failing").slice(1)).toMatchObject(
      ["one", "two", "three"].map((text) => ({ parts: [{ text }] })),
    );
  });
});
