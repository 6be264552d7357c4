import { createTaskHub } from "../../../src/gateway/streaming/task-hub";
import { createExchanges } from "../../../src/gateway/tasks/exchanges";
import { createHousekeeping } from "../../../src/gateway/tasks/housekeeping";
import { failInterrupted } from "../../../src/gateway/tasks/recover";
import { createTaskLog } from "../../../src/gateway/tasks/task-log";
import { systemClock } from "../../../src/ports/clock";
import { timeOrderedIds } from "../../../src/adapters/time-ordered-ids";
import { startGateway, type TestGateway } from "../../support/gateway";
import { agentRecord } from "../../support/gateway-fixtures";
import { type KeptLog, keepLog } from "../../support/log";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

/** The parts that fail tasks, with a log to look at. */
function createParts() {
  const { tasks: store } = gateway.stores;
  const logger = keepLog();
  return {
    ...{ store, logger, clock: systemClock, ids: timeOrderedIds },
    log: createTaskLog({ store, hub: createTaskHub() }),
  };
}

let count = 0;

/** Opens running tasks of an agent of their own, of long ago. */
async function openTasks(number: number) {
  count += 1;
  const agentId = `agent-${count}`;
  const agent = agentRecord({ id: agentId, connector: { kind: "module", module: "test:none" } });
  await gateway.stores.agents.add(agent);
  const ids = Array.from({ length: number }, (_, n) => `${agentId}-task-${n}`);
  const statusAt = "2026-01-01T00:00:00.000Z";
  for (const id of ids)
    await gateway.stores.tasks.open({
      row: { id, agentId, principal: "p", contextId: "c", state: "TASK_STATE_WORKING", statusAt },
      task: { id, contextId: "c", status: { state: "TASK_STATE_WORKING", timestamp: statusAt } },
      message: { messageId: id, digest: "d" },
    });
  return { agent, ids };
}

const failures = ({ entries }: KeptLog) =>
  entries.filter(({ level }) => level === "warn").map(({ fields }) => fields);

describe("the log, when a task fails", () => {
  it("names each task of a silent agent, and none that has ended meanwhile", async () => {
    const parts = createParts();
    const { agent, ids } = await openTasks(3);
    const [first, second, ended] = ids;
    const status = { state: "TASK_STATE_COMPLETED" as const };
    const store = {
      ...parts.store,
      async silentSince(before: string, limit: number) {
        const rows = await parts.store.silentSince(before, limit);
        await parts.log.append({
          ...{ taskId: ended!, at: new Date().toISOString() },
          events: [{ statusUpdate: { taskId: ended!, contextId: "c", status } }],
        });
        return rows;
      },
    };
    const stopped: string[] = [];
    const onSilent = (taskId: string) => stopped.push(taskId);
    const options = { ...parts, store, retentionMs: 1_000, agentIdleMs: 60_000, onSilent };
    expect(await createHousekeeping(options).failSilent()).toBe(2);
    expect(stopped).toEqual([first, second]);
    const why = "the agent was silent for 60000 ms";
    expect(failures(parts.logger)).toEqual([
      { taskId: first, agentId: agent.id, why },
      { taskId: second, agentId: agent.id, why },
    ]);
  });

  it("names each task that a restart has interrupted", async () => {
    const parts = createParts();
    const { agent, ids } = await openTasks(2);
    await failInterrupted(parts, [agent]);
    const why = "the gateway ended while the agent, a module, was at it";
    expect(failures(parts.logger)).toEqual(
      expect.arrayContaining(ids.map((taskId) => ({ taskId, agentId: agent.id, why }))),
    );
    expect(failures(parts.logger)).toHaveLength(2);
  });

  it("names task and agent, and has the cause, when an agent breaks", async () => {
    const parts = createParts();
    const { agent, ids } = await openTasks(1);
    const taskId = ids[0]!;
    const exchange = createExchanges(parts, {
      ...{ store: parts.store, queue: gateway.stores.deliveries },
    }).begin(agent.id, {
      delivery: { id: taskId, taskId, contextId: "c" },
      state: "TASK_STATE_WORKING",
    });
    const cause = new Error("out of words");
    await exchange.fail(cause);
    expect(parts.logger.entries).toEqual([
      {
        level: "error",
        fields: { err: cause, taskId, agentId: agent.id },
        message: "an agent failed",
      },
    ]);
  });
});
