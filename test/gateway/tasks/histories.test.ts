import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Delivery } from "../../../generated/agent-link/types";
import { createExchanges } from "../../../src/gateway/tasks/exchanges";
import { createHistories } from "../../../src/gateway/tasks/histories";
import { createTaskLog } from "../../../src/gateway/tasks/task-log";
import { createTaskHub } from "../../../src/gateway/streaming/task-hub";
import { systemClock } from "../../../src/ports/clock";
import { startGateway, type TestGateway } from "../../support/gateway";
import { createGatewayClient, type GatewayClient, userMessage } from "../../support/gateway-client";
import { keepLog } from "../../support/log";
import { createPuppet } from "../../support/puppet-agent";
import { nextDelivery, registerWorker, sendAtOnce } from "../../support/worker";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const sendTo = (
  caller: GatewayClient,
  taskId: string,
  { text, historyLength }: { text: string; historyLength?: number | undefined },
) =>
  caller.call("SendMessage", {
    message: userMessage(text, { taskId }),
    configuration: { returnImmediately: true, historyLength },
  });

const textsOf = ({ history }: Delivery) => history.map(({ parts }) => parts[0]!.text);

/** What a caller asks for of a task with the messages a, b, c, and what the agent gets. */
const LENGTHS: [number | undefined, string[]][] = [
  [undefined, ["a", "b", "c"]],
  [0, []],
  [1, ["c"]],
  [99, ["a", "b", "c"]],
];

describe("the history of a delivery", () => {
  it.each(LENGTHS)(
    "is as long as is asked for, where a module answers: %p",
    async (length, texts) => {
      const puppet = createPuppet();
      const id = `module-${length}`;
      await gateway.register({ id }, puppet.module);
      const caller = createGatewayClient(gateway.endpoint(id), await gateway.mintKey(id));
      const task = await sendAtOnce(caller, "a");
      for (const text of ["b", "c"]) await sendTo(caller, task.id, { text });
      await sendTo(caller, task.id, { text: "d", historyLength: length });
      const runs = [];
      for (let n = 0; n < 4; n += 1) runs.push(await puppet.next());
      expect(runs.map(({ delivery }) => textsOf(delivery))).toEqual([[], ["a"], ["a", "b"], texts]);
      for (const run of runs) run.finish();
    },
  );

  it.each(LENGTHS)(
    "is as long as is asked for, where workers receive: %p",
    async (length, texts) => {
      const { worker, caller } = await registerWorker(gateway, "push");
      const stream = await worker.receive();
      const task = await sendAtOnce(caller, "a");
      for (const text of ["b", "c"]) await sendTo(caller, task.id, { text });
      await sendTo(caller, task.id, { text: "d", historyLength: length });
      const deliveries = [];
      for (let n = 0; n < 4; n += 1) deliveries.push(await nextDelivery(stream));
      expect(deliveries.map(textsOf)).toEqual([[], ["a"], ["a", "b"], texts]);
      stream.close();
    },
  );

  it.each(LENGTHS)("is as long as is asked for, where workers claim: %p", async (length, texts) => {
    const { worker, caller } = await registerWorker(gateway, "queue");
    const task = await sendAtOnce(caller, "a");
    for (const text of ["b", "c"]) await sendTo(caller, task.id, { text });
    await sendTo(caller, task.id, { text: "d", historyLength: length });
    const { result } = await worker.call("Claim", { limit: 9 });
    const histories = result.deliveries.map(({ delivery }: any) => textsOf(delivery));
    expect(histories).toEqual([[], ["a"], ["a", "b"], texts]);
  });

  it("has what the agent said, and what it said last", async () => {
    const { worker, caller } = await registerWorker(gateway, "queue");
    const task = await sendAtOnce(caller, "a");
    await worker.call("Claim", {});
    for (const [n, state] of ["WORKING", "INPUT_REQUIRED"].entries())
      await worker.publish(task.id, `${n}`, {
        status: { state: `TASK_STATE_${state}`, message: { parts: [{ text: state }] } },
      });
    await sendTo(caller, task.id, { text: "b" });
    const { result } = await worker.call("Claim", {});
    expect(textsOf(result.deliveries[0].delivery)).toEqual(["a", "WORKING", "INPUT_REQUIRED"]);
  });

  it("is not stored with each delivery: the cost of many messages is that of the messages", async () => {
    const { caller } = await registerWorker(gateway, "queue");
    const text = "x".repeat(10_000);
    const task = await sendAtOnce(caller, text);
    for (let n = 0; n < 30; n += 1) await sendTo(caller, task.id, { text });
    const stored = gateway.db
      .prepare<[string], number>(
        "SELECT sum(length(payload)) FROM deliveries WHERE id LIKE ? || '%'",
      )
      .pluck()
      .get(task.id);
    expect(stored).toBeLessThan(31 * 2 * text.length);
  });

  it("is shared by the deliveries of a task that are held at the same time", async () => {
    const { caller } = await registerWorker(gateway, "queue");
    const task = await sendAtOnce(caller, "a");
    for (const text of ["b", "c"]) await sendTo(caller, task.id, { text });
    const histories = createHistories(gateway.stores.tasks);
    const held = new Promise<void>(() => undefined);
    const bare = { id: "d", history: [] } as unknown as Delivery;
    // The later one first: each gets what comes before its own message.
    const later = await histories.attach(bare, { taskId: task.id, sequence: 3 }, held);
    const earlier = await histories.attach(bare, { taskId: task.id, sequence: 2 }, held);
    expect([textsOf(earlier), textsOf(later)]).toEqual([["a"], ["a", "b"]]);
    expect(later.history[0]).toBe(earlier.history[0]);
  });
});

describe("Exchanges begin()", () => {
  it("keeps nothing of the delivery but its ids, once the task is open", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const { tasks: store, deliveries: queue } = gateway.stores;
    const log = createTaskLog({ store, hub: createTaskHub() });
    const ids = { next: () => "id" };
    const exchanges = createExchanges(
      { log, ids, clock: systemClock, logger: keepLog() },
      { store, queue },
    );
    const begin = () => {
      const delivery = { id: "d", taskId: "t", contextId: "c", message: userMessage() };
      const exchange = exchanges.begin("agent", {
        delivery,
        open: () => Promise.resolve(delivery.taskId),
        state: "TASK_STATE_SUBMITTED",
      });
      return { exchange, delivery: new WeakRef(delivery) };
    };
    const { exchange, delivery } = begin();
    await exchange.openNow();
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    expect(delivery.deref()).toBeUndefined();
    exchange.close();
  });
});
