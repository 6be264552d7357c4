import { type PushGateway, startPushGateway } from "../../support/push-gateway";
import { artifact, status } from "../../support/puppet-agent";
import { type Receiver, startReceiver } from "../../support/receiver";


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

describe("push notifications", () => {
  it("tell each status and each artifact of a task, in order, as stream responses", async () => {
    const { run, taskId } = await gateway.open({ url: receiver.url("/hook") });
    run.say(status("WORKING", "On it."), artifact("one"), artifact("two", { append: true }));
    run.say(status("COMPLETED", "Done."));
    const received = await receiver.until(4);
    const bodies = received.map(({ body }) => JSON.parse(body) as Record<string, never>);
    expect(bodies.map((body) => Object.keys(body))).toEqual([
      ["statusUpdate"],
      ["artifactUpdate"],
      ["artifactUpdate"],
      ["statusUpdate"],
    ]);
    expect(received.map(({ headers }) => headers["x-beeos-event"])).toEqual([
      "task.state",
      "task.artifact",
      "task.artifact",
      "task.state",
    ]);
    for (const { headers } of received) {
      expect(headers["content-type"]).toBe("application/a2a+json");
      expect(headers["x-beeos-task-id"]).toBe(taskId);
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).not.toHaveProperty("x-beeos-signature");
    }
    const stream = await gateway.caller.call("GetTask", { id: taskId });
    expect(bodies[3]).toMatchObject({ statusUpdate: { status: stream.result.status } });
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(4);
  });
});
