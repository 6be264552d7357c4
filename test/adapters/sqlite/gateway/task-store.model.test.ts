import fc from "fast-check";
import type {
  AppendableEvent,
  MessageKey,
  NewDelivery,
  TaskListFilter,
  TaskScope,
} from "../../../../src/ports/task-store";
import {
  agent,
  at,
  chunk,
  newTask,
  openStores,
  status,
  type TestStores,
  userMessage,
} from "./fixtures";
import { TaskModel } from "./task-model";

const AGENTS = ["echo", "other"];
const STATES = [
  "TASK_STATE_SUBMITTED",
  "TASK_STATE_WORKING",
  "TASK_STATE_INPUT_REQUIRED",
  "TASK_STATE_COMPLETED",
  "TASK_STATE_CANCELED",
] as const;

// Few values each, so that they meet.
const instant = fc.integer({ min: 0, max: 9 }).map(at);
const agentId = fc.constantFrom(...AGENTS);
const principal = fc.constantFrom("p-1", "p-2");
const contextId = fc.constantFrom("c-1", "c-2");
const state = fc.constantFrom(...STATES);
const firstState = fc.oneof(
  { arbitrary: fc.constant("TASK_STATE_SUBMITTED" as const), weight: 4 },
  { arbitrary: state, weight: 1 },
);
const message: fc.Arbitrary<MessageKey> = fc.record({
  messageId: fc.constantFrom(...Array.from({ length: 20 }, (_, n) => `m-${n}`)),
  digest: fc.constantFrom("d-1", "d-2"),
});
const event: fc.Arbitrary<AppendableEvent> = fc.oneof(
  { arbitrary: fc.string({ unit: "binary" }).map((text) => chunk(text)), weight: 4 },
  { arbitrary: fc.string().map(userMessage), weight: 1 },
  { arbitrary: state.map((next) => status(next)), weight: 1 },
);

/** Writes that may share a turn. A task gets an id that starts with a letter, so that ids do not sort by age. */
const write = fc.oneof(
  fc.record({
    kind: fc.constant("open" as const),
    letter: fc.constantFrom("a", "b", "c"),
    row: fc.record({ agentId, principal, contextId, state: firstState, statusAt: instant }),
    message,
    delivers: fc.boolean(),
  }),
  fc.record(
    {
      kind: fc.constant("append" as const),
      task: fc.nat(),
      at: instant,
      events: fc.array(event, { maxLength: 4 }),
      publicationId: fc.constantFrom("p-1", "p-2", "p-3"),
      message,
      delivers: fc.boolean(),
      limit: fc.record({ bytes: fc.nat({ max: 800 }), endBytes: fc.nat({ max: 800 }) }),
    },
    { requiredKeys: ["kind", "task", "at", "events"] },
  ),
  fc.record({
    kind: fc.constant("claim" as const),
    agentId,
    limit: fc.integer({ min: 1, max: 3 }),
    now: instant,
    leasedUntil: instant,
  }),
);

const writes = fc.array(write, { maxLength: 8, size: "max" });
const limit = fc.integer({ min: 1, max: 4 });

const step = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant("turn" as const), writes }), weight: 12 },
  {
    arbitrary: fc.record({
      kind: fc.constant("list" as const),
      scope: fc.record({ agentId, principal }, { requiredKeys: ["agentId"] }),
      filter: fc.oneof(
        fc.constant({}),
        fc.record({ contextId, state, statusAtOrAfter: instant }, { requiredKeys: [] }),
      ),
      limit,
    }),
    weight: 3,
  },
  // The page after that of the last listing, whatever has changed in between.
  { arbitrary: fc.record({ kind: fc.constant("next" as const) }), weight: 6 },
  {
    arbitrary: fc.record({
      kind: fc.constantFrom("reap" as const, "silent" as const),
      before: instant,
      limit,
    }),
    weight: 2,
  },
  { arbitrary: fc.record({ kind: fc.constant("remove" as const), agentId }), weight: 1 },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;

/** Does the same to the stores and to the model, and expects the same of both. */
async function run({ agents, tasks, deliveries }: TestStores, steps: Step[]): Promise<void> {
  const model = new TaskModel();
  const opened: string[] = [];
  let deliveryCount = 0;
  let listing: { scope: TaskScope; filter: TaskListFilter } | undefined;

  const addAgent = async (id: string) => {
    model.agents.add(id);
    await agents.add(agent({ id }));
  };

  const newDelivery = (delivers = false): { delivery?: NewDelivery } => {
    deliveryCount += 1;
    return delivers ? { delivery: { id: `delivery ${deliveryCount}`, payload: "{}" } } : {};
  };

  const doBoth = (write: Write): [actual: Promise<unknown>, expected: unknown] => {
    if (write.kind === "claim") {
      const { agentId: id, ...options } = write;
      const claimed = deliveries.claim(id, options);
      return [
        claimed.then((leased) => leased.map(({ id, attempt }) => ({ id, attempt }))),
        model.claim(id, options),
      ];
    }
    if (write.kind === "open") {
      const id = `${write.letter} ${opened.length}`;
      opened.push(id);
      const rest = { message: write.message, ...newDelivery(write.delivers) };
      const task = newTask({ ...write.row, id }, rest);
      return [tasks.open(task), model.open(task)];
    }
    const { kind: _kind, task, delivers, ...append } = write;
    // One of the last opened, which is the likelier to be there.
    const taskId = opened.at(-1 - (task % 6)) ?? "unknown";
    const request = { ...append, taskId, ...newDelivery(delivers) };
    return [tasks.append(request), model.append(request)];
  };

  const list = async () => {
    if (!listing) return;
    const { scope, filter } = listing;
    const page = await tasks.list(scope, filter);
    expect(page).toEqual(model.list(scope, filter));
    const last = page.rows.at(-1);
    listing = last && { scope, filter: { ...filter, after: last } };
  };

  const doStep = async (next: Step): Promise<void> => {
    switch (next.kind) {
      case "turn": {
        const both = next.writes.map(doBoth);
        const actual = await Promise.all(both.map(([promise]) => promise));
        expect(actual).toEqual(both.map(([, expected]) => expected));
        return;
      }
      case "list":
        listing = { scope: next.scope, filter: { ...next.filter, limit: next.limit } };
        return list();
      case "next":
        return list();
      case "reap":
        expect(await tasks.reap(next.before, next.limit)).toBe(model.reap(next.before, next.limit));
        return;
      case "silent":
        expect(await tasks.silentSince(next.before, next.limit)).toEqual(
          model.silentSince(next.before, next.limit),
        );
        return;
      case "remove":
        expect(await agents.remove(next.agentId)).toBe(model.removeAgent(next.agentId));
        // Most often it comes back at once, empty.
        if (opened.length % 4) await addAgent(next.agentId);
    }
  };

  for (const id of AGENTS) {
    await agents.remove(id);
    await addAgent(id);
  }
  for (const next of steps) await doStep(next);
  for (const id of opened) {
    expect(await tasks.find(id)).toEqual(model.find(id));
    expect(await tasks.events(id, 0)).toEqual(model.events(id, 0));
  }
}

it("TaskStore does what the plain model does, whatever the writes, turns and pages", async () => {
  const stores = openStores();
  // Durability is tested elsewhere; this is about what is stored.
  stores.db.pragma("synchronous = OFF");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: "max" }), (steps) => run(stores, steps)),
    { numRuns: 150 },
  );
});
