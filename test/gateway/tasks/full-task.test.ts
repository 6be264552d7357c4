import { MAX_LOG_BYTES } from "../../../src/gateway/tasks/log-limit";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { artifact, status } from "../../support/puppet-agent";
import { nextDelivery, registerWorker, sendAtOnce } from "../../support/worker";

/** Nearly as large as a body may be. */
const LARGE = "x".repeat(1000 * 1024);

/** How many large messages a task holds. */
const ROOM = Math.floor(MAX_LOG_BYTES / (LARGE.length + 1024));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const follow = (caller: GatewayClient, taskId: string, text: string) =>
  caller.call("SendMessage", {
    message: userMessage(text, { taskId }),
    configuration: { returnImmediately: true, historyLength: 0 },
  });

const statusOf = async (caller: GatewayClient, id: string) =>
  (await caller.call("GetTask", { id, historyLength: 0 })).result.status;

const policyOf = ({ error }: any) => error.data[0].metadata.policy as string;

const OVERFULL = {
  state: "TASK_STATE_FAILED",
  message: { parts: [{ text: "The agent said more than a task may hold." }] },
};

describe("a task that is full", () => {
  it("takes no more messages, says what to do, and can still be answered", async () => {
    const { worker, caller } = await registerWorker(gateway, "queue");
    const task = await sendAtOnce(caller, LARGE);
    for (let n = 1; n < ROOM; n += 1)
      expect((await follow(caller, task.id, LARGE)).error).toBeUndefined();
    const refused = await follow(caller, task.id, LARGE);
    expect(refused.error!.code).toBe(-32004);
    expect(policyOf(refused)).toContain("Begin another one");
    // What it advises works.
    const message = userMessage("More.", { contextId: task.contextId });
    const configuration = { returnImmediately: true };
    const other = await caller.call("SendMessage", { message, configuration });
    expect(other.result.task.contextId).toBe(task.contextId);

    // Delivery by delivery, as each brings what came before.
    const sizes = [];
    for (;;) {
      const { result } = await worker.call("Claim", { limit: 100, waitMs: 0 });
      if (result.deliveries.length === 0) break;
      sizes.push(JSON.stringify(result).length);
    }
    expect(Math.max(...sizes)).toBeLessThan(1.1 * MAX_LOG_BYTES);
    const { result } = await worker.publish(task.id, "1", status("COMPLETED", "Done."));
    expect(result.state).toBe("TASK_STATE_COMPLETED");
  });

  it("fails when a worker says more, which is told why", async () => {
    const { worker, caller } = await registerWorker(gateway, "push");
    const stream = await worker.receive();
    const task = await sendAtOnce(caller);
    await nextDelivery(stream);
    const say = (n: number) => worker.publish(task.id, `${n}`, artifact(LARGE, { append: n > 0 }));
    for (let n = 0; n < ROOM; n += 1) expect((await say(n)).error).toBeUndefined();
    const refused = await say(ROOM);
    expect(refused.error!.code).toBe(-32004);
    expect(policyOf(refused)).toContain("more than a task may hold");
    expect(await statusOf(caller, task.id)).toMatchObject(OVERFULL);
    // What was taken is known as such, what was not is not taken now.
    expect((await say(0)).result.sequence).toBe(2);
    expect((await say(ROOM)).error!.code).toBe(-32004);
    stream.close();
  });

  it("fails when a module says more, which is stopped", async () => {
    let said = 0;
    let hasStopped = false;
    await gateway.register({ id: "talker" }, async function* () {
      try {
        for (; said < 2 * ROOM; said += 1) yield artifact(LARGE, { append: said > 0 });
      } finally {
        hasStopped = true;
      }
    });
    const caller = createGatewayClient(gateway.endpoint("talker"), await gateway.mintKey("talker"));
    const { result } = await caller.call("SendMessage", {
      message: userMessage(),
      configuration: { historyLength: 0 },
    });
    expect(result.task.status).toMatchObject(OVERFULL);
    expect(hasStopped).toBe(true);
  });

  it("can be canceled, and fails when even little more is said", async () => {
    const { worker, caller } = await registerWorker(gateway, "queue");
    const fullTask = async () => {
      const { id } = await sendAtOnce(caller);
      await worker.call("Claim", {});
      gateway.db.prepare("UPDATE tasks SET bytes = ? WHERE id = ?").run(MAX_LOG_BYTES, id);
      expect((await follow(caller, id, "More.")).error!.code).toBe(-32004);
      return id as string;
    };
    const canceledId = await fullTask();
    const canceled = caller.call("CancelTask", { id: canceledId });
    const { cancellations } = (await worker.call("Claim", {})).result;
    expect(cancellations).toMatchObject([{ taskId: canceledId }]);
    await worker.publish(canceledId, "1", status("CANCELED"));
    expect((await canceled).result.status.state).toBe("TASK_STATE_CANCELED");

    const failedId = await fullTask();
    expect((await worker.publish(failedId, "1", artifact("More."))).error!.code).toBe(-32004);
    expect(await statusOf(caller, failedId)).toMatchObject(OVERFULL);
  });
});
