import { createTaskHub } from "../../../src/gateway/streaming/task-hub";
import { createExchanges } from "../../../src/gateway/tasks/exchanges";
import { createTaskLog } from "../../../src/gateway/tasks/task-log";
import { systemClock } from "../../../src/ports/clock";
import { timeOrderedIds } from "../../../src/adapters/time-ordered-ids";
import { breakStore } from "../../support/break-store";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, userMessage } from "../../support/gateway-client";
import { keepLog } from "../../support/log";
import { createPuppet, status } from "../../support/puppet-agent";
import { until } from "../../support/until";
import { registerWorker, sendAtOnce } from "../../support/worker";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** An exchange about a task that is going on, and what the gateway logs of it. */
async function beginExchange() {
  const { agentId, caller } = await registerWorker(gateway, "queue");
  const { id, contextId } = await sendAtOnce(caller);
  const { tasks: store, deliveries: queue } = gateway.stores;
  const logger = keepLog();
  const log = createTaskLog({ store, hub: createTaskHub() });
  const parts = { log, clock: systemClock, ids: timeOrderedIds, logger };
  const exchange = createExchanges(parts, { store, queue }).begin(agentId, {
    delivery: { id, taskId: id, contextId },
    state: "TASK_STATE_SUBMITTED",
  });
  await exchange.publish([status("WORKING")]);
  const hasTriedAgain = () =>
    logger.entries.some(({ message }) => message.includes("it is tried again"));
  const statusNow = async () => (await caller.call("GetTask", { id })).result.status;
  return { exchange, log, taskId: id as string, contextId, hasTriedAgain, statusNow };
}

describe("the end of a task, while the store cannot be used", () => {
  it.each([
    ["finish()", "locked", "TASK_STATE_COMPLETED"],
    ["finish()", "unreadable", "TASK_STATE_COMPLETED"],
    ["fail()", "locked", "TASK_STATE_FAILED"],
  ] as const)("%s stores it when it can be used again: %s", async (how, state, expected) => {
    const { exchange, hasTriedAgain, statusNow } = await beginExchange();
    const mend = breakStore(gateway.db, "tasks", state);
    const ended = how === "finish()" ? exchange.finish() : exchange.fail(new Error("broken"));
    await until("it is tried again", hasTriedAgain);
    mend();
    await ended;
    expect((await statusNow()).state).toBe(expected);
    await exchange.over;
  });

  it("is not tried again when the task has ended otherwise", async () => {
    const { exchange, log, taskId, contextId, hasTriedAgain, statusNow } = await beginExchange();
    const mend = breakStore(gateway.db, "tasks", "locked");
    const ended = exchange.finish();
    await until("it is tried again", hasTriedAgain);
    mend();
    const canceled = { state: "TASK_STATE_CANCELED" as const };
    await log.append({
      taskId,
      events: [{ statusUpdate: { taskId, contextId, status: canceled } }],
      at: new Date().toISOString(),
    });
    await ended;
    expect((await statusNow()).state).toBe("TASK_STATE_CANCELED");
  });

  it("reaches whoever waits for a module's task", async () => {
    const puppet = createPuppet();
    await gateway.register({ id: "puppet" }, puppet.module);
    const caller = createGatewayClient(gateway.endpoint("puppet"), await gateway.mintKey("puppet"));
    const opened = caller.stream("SendStreamingMessage", { message: userMessage() });
    const run = await puppet.next();
    run.say(status("WORKING"));
    const reader = await opened;
    for (const event of ["task", "statusUpdate"])
      expect((await reader.next())!.body.result).toHaveProperty(event);
    const mend = breakStore(gateway.db, "tasks", "locked");
    run.finish();
    // The attempts hold up this turn, so what is asked after them waits for the first one.
    await fetch(`${gateway.publicUrl}/healthz`);
    mend();
    const [last] = await reader.rest();
    expect(last!.body.result.statusUpdate.status.state).toBe("TASK_STATE_COMPLETED");
  });
});
