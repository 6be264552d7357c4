import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, userMessage } from "../../support/gateway-client";
import { createInvokeClient } from "../../support/invoke-client";
import { artifact, createPuppet, status } from "../../support/puppet-agent";
import { nextDelivery, registerWorker, sendAtOnce } from "../../support/worker";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const VIOLATION = { description: "must be a state that the task can have now" };

describe("a worker", () => {
  async function working() {
    const setup = await registerWorker(gateway, "queue");
    const { id } = await sendAtOnce(setup.caller);
    const eventCount = async () => (await gateway.stores.tasks.events(id, 0)).length;
    return { ...setup, id, eventCount };
  }

  it("may say that a task is submitted as long as it is", async () => {
    const { worker, id } = await working();
    const first = await worker.publish(id, "1", status("SUBMITTED"), artifact("a"));
    expect(first.result).toEqual({ sequence: 3, state: "TASK_STATE_SUBMITTED" });
    const { result } = await worker.publish(
      id,
      "2",
      status("SUBMITTED", "Soon."),
      status("WORKING"),
    );
    expect(result.state).toBe("TASK_STATE_WORKING");
  });

  it.each([
    ["after a status", [status("WORKING")], [status("SUBMITTED")], 0],
    [
      "after a message",
      [artifact("a"), { message: { parts: [{ text: "a" }] } }],
      [status("SUBMITTED")],
      0,
    ],
    ["while it waits", [status("INPUT_REQUIRED")], [status("SUBMITTED")], 0],
    ["in one go", [artifact("a")], [status("WORKING"), artifact("b"), status("SUBMITTED")], 2],
    ["with no state at all", [artifact("a")], [artifact("b"), status("UNSPECIFIED")], 1],
  ])("may not take a task back: %s", async (_name, before, events, index) => {
    const { worker, id, eventCount } = await working();
    await worker.publish(id, "1", ...before);
    const count = await eventCount();
    const { error } = await worker.publish(id, "2", ...events);
    expect(error?.code).toBe(-32602);
    const field = `events[${index}].status.state`;
    expect(error?.data?.[0].fieldViolations).toEqual([{ ...VIOLATION, field }]);
    expect(await eventCount()).toBe(count);
    // The id was not used up, and the delivery is still the worker's.
    expect((await worker.publish(id, "2", status("COMPLETED"))).result.sequence).toBe(count + 1);
  });

  it("is answered as before when it repeats what was right then", async () => {
    const { worker, id, eventCount } = await working();
    const first = () => worker.publish(id, "1", status("SUBMITTED"), status("WORKING"));
    const { result } = await first();
    expect((await first()).result.sequence).toBe(result.sequence);
    await worker.publish(id, "2", status("COMPLETED"));
    expect((await first()).result.sequence).toBe(result.sequence);
    expect(await eventCount()).toBe(4);
  });

  it("may not take a task back by another of its deliveries either", async () => {
    const { worker, caller, id } = await working();
    const message = userMessage("And?", { taskId: id });
    const configuration = { returnImmediately: true };
    await caller.call("SendMessage", { message, configuration });
    const { deliveries } = (await worker.call("Claim", { limit: 2, waitMs: 0 })).result;
    const [first, second] = deliveries.map(({ delivery }: any) => delivery.id as string);
    await worker.publish(first, "1", status("WORKING"));
    expect((await worker.publish(second, "1", status("SUBMITTED"))).error?.code).toBe(-32602);
  });

  it("may not take an invoke back either, and answers it all the same", async () => {
    const { agentId, worker } = await registerWorker(gateway, "push");
    const stream = await worker.receive();
    const client = createInvokeClient(gateway, agentId, await gateway.mintKey(agentId));
    const replied = client.invoke({ message: "Hello." });
    const { id } = await nextDelivery(stream);
    await worker.publish(id, "1", status("WORKING"), artifact("Hi."));
    for (const state of ["SUBMITTED", "UNSPECIFIED"])
      expect((await worker.publish(id, "2", status(state))).error?.code).toBe(-32602);
    await worker.publish(id, "2", status("COMPLETED"));
    expect((await replied).body.reply).toBe("Hi.");
    stream.close();
  });
});

describe("a module", () => {
  it("fails its task when it takes it back, and what it says after that is not kept", async () => {
    const puppet = createPuppet();
    await gateway.register({ id: "back" }, puppet.module);
    const client = createGatewayClient(gateway.endpoint("back"), await gateway.mintKey("back"));
    const sent = client.call("SendMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(status("WORKING"), status("SUBMITTED"), artifact("late"), status("COMPLETED"));
    const { task } = (await sent).result;
    expect(task.status.state).toBe("TASK_STATE_FAILED");
    expect(task).not.toHaveProperty("artifacts");
  });

  it("answers nothing when its first word is no state of a task", async () => {
    const puppet = createPuppet();
    await gateway.register({ id: "none" }, puppet.module);
    const client = createGatewayClient(gateway.endpoint("none"), await gateway.mintKey("none"));
    const sent = client.call("SendMessage", { message: userMessage() });
    (await puppet.next()).say(status("UNSPECIFIED"), status("WORKING"));
    expect((await sent).error?.code).toBe(-32006);
    expect((await client.call("ListTasks", {})).result.totalSize).toBe(0);
  });
});
