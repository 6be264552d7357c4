import fc from "fast-check";
import type { AttemptRecord } from "../../../../src/ports/push-notification-store";
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
  pushConfig,
  status,
  type TestStores,
  userMessage,
} from "./fixtures";
import type { PushModel } from "./push-model";
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

const configId = fc.constantFrom("hook", "other", "third");
const sentConfig = fc.record({ id: configId, limit: fc.integer({ min: 1, max: 3 }) });
const outcome: fc.Arbitrary<AttemptRecord["outcome"]> = fc.oneof(
  fc.constantFrom({ kind: "succeeded" as const }, { kind: "dead-letter" as const }),
  instant.map((nextAttemptAt) => ({ kind: "retry" as const, nextAttemptAt })),
  fc.constantFrom({ kind: "succeeded" as const }, { kind: "gone" as const }),
);

/** Writes that may share a turn. A task gets an id that starts with a letter, so that ids do not sort by age. */
const write = fc.oneof(
  fc.record({
    kind: fc.constant("open" as const),
    letter: fc.constantFrom("a", "b", "c"),
    row: fc.record({ agentId, principal, contextId, state: firstState, statusAt: instant }),
    message,
    delivers: fc.boolean(),
    config: fc.option(configId, { nil: undefined }),
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
      config: sentConfig,
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
  fc.record({ kind: fc.constant("set" as const), task: fc.nat(), at: instant, config: sentConfig }),
  fc.record({ kind: fc.constant("forget" as const), task: fc.nat(), config: configId }),
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
      unsentBefore: fc.option(instant, { nil: undefined }),
    }),
    weight: 2,
  },
  // An attempt at what a configuration has to send first, and one to send something again.
  {
    arbitrary: fc.record({
      kind: fc.constantFrom("send" as const, "redeliver" as const),
      task: fc.nat(),
      which: fc.nat(),
      at: instant,
      outcome,
    }),
    weight: 12,
  },
  { arbitrary: fc.record({ kind: fc.constant("remove" as const), agentId }), weight: 1 },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;

function hasFailed({ notifications }: PushModel["configs"][number]): boolean {
  return notifications.some(({ status: of }) => of === "failed" || of === "dead_letter");
}

/** An outcome without the numbers that the store gives configurations. */
function withoutNumbers(outcome: object): unknown {
  return JSON.parse(
    JSON.stringify(outcome, (key, value: unknown) => {
      const isWaiting = typeof value === "object" && value !== null && "dueAt" in value;
      return isWaiting ? { ...value, number: undefined } : value;
    }),
  );
}

/** Does the same to the stores and to the model, and expects the same of both. */
async function run(
  { agents, tasks, deliveries, pushNotifications: push }: TestStores,
  steps: Step[],
): Promise<void> {
  const model = new TaskModel();
  const opened: string[] = [];
  let deliveryCount = 0;
  let redelivered = 0;
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
      const { config, message, row } = write;
      const sent = config
        ? { pushConfig: pushConfig({ id: config, createdAt: row.statusAt }) }
        : {};
      const rest = { message, ...newDelivery(write.delivers), ...sent };
      const task = newTask({ ...write.row, id }, rest);
      return [tasks.open(task), model.open(task)];
    }
    const taskId = lastOpened(write.task);
    if (write.kind === "forget")
      return [push.remove(taskId, write.config), model.push(taskId)?.remove(write.config) ?? false];
    const { at: createdAt, config: sent } = write;
    const config = sent && pushConfig({ id: sent.id, createdAt });
    if (write.kind === "set") {
      const { limit: most } = write.config;
      const made = pushConfig({ id: write.config.id, createdAt });
      return [
        push.set(taskId, made, most).then(withoutNumbers),
        model.setPushConfig(taskId, made, most),
      ];
    }
    const { kind: _kind, task: _task, delivers, config: _config, ...append } = write;
    const request = {
      ...{ ...append, taskId, ...newDelivery(delivers) },
      ...(config && { pushConfig: { config, limit: sent.limit } }),
    };
    return [tasks.append(request).then(withoutNumbers), model.append(request)];
  };

  /** One of the last opened, which is the likelier to be there. */
  const lastOpened = (nth: number) => opened.at(-1 - (nth % 6)) ?? "unknown";

  /** One of those whose configurations are as they have to be. */
  const oneOf = (isMeant: (push: PushModel) => boolean, nth: number) => {
    const found = model.tasks.filter(({ push: configs }) => isMeant(configs));
    return found[nth % found.length]?.row.id ?? "unknown";
  };

  /** What each configuration of a task has to send first, as the store has it. */
  const nextOf = async (taskId: string) => {
    const waiting = (await push.waiting()).filter((one) => one.taskId === taskId);
    const next = await Promise.all(waiting.map(({ number }) => push.next(number)));
    expect(next.map((one) => one?.dueAt)).toEqual(waiting.map(({ dueAt }) => dueAt));
    const inOrder = next.flatMap((one) => one ?? []);
    return inOrder.toSorted((a, b) => a.configNumber - b.configNumber);
  };

  const send = async ({
    task,
    which,
    at: now,
    outcome: made,
  }: Extract<Step, { which: number }>) => {
    const taskId = oneOf(({ isWaiting }) => isWaiting, task);
    const next = await nextOf(taskId);
    expect(
      next.map(({ config: { id }, dueAt, sequence, attempts }) => ({
        ...{ configId: id, dueAt, sequence, attempts },
      })),
    ).toEqual(model.push(taskId)?.next() ?? []);
    const one = next[which % next.length];
    if (!one) return;
    const attempt = { at: now, outcome: made };
    expect(await push.record(one, attempt)).toEqual(
      model.push(taskId)?.record(one.config.id, attempt),
    );
  };

  const redeliver = async ({ task, which, at: now }: Extract<Step, { which: number }>) => {
    const taskId = oneOf(({ configs }) => configs.some(hasFailed), task);
    for (const config of model.push(taskId)?.configs ?? []) {
      const page = (await push.notifications(taskId, config.id, { limit: 999 })) ?? [];
      const stored = page.toReversed();
      const shown = stored.map(({ status: of, attempts, completedAt }) => ({
        ...{ status: of, attempts, isCompleted: completedAt !== undefined },
      }));
      expect(shown).toEqual(
        config.notifications.map(({ sequence: _, nextAttemptAt: __, ...rest }) => rest),
      );
      // One that has failed, more often than not.
      const failed = config.notifications.findLastIndex(({ status: of }) => of !== "pending");
      const index = which % 4 || failed === -1 ? which % stored.length : failed;
      const one = stored[index];
      if (!one) continue;
      redelivered += 1;
      const place = { taskId, configId: config.id, notificationId: one.id };
      const made = await push.redeliver(place, { id: `again ${redelivered}`, at: now });
      const kind = made.kind === "conflict" ? made.reason : made.kind;
      expect(kind).toBe(model.push(taskId)?.redeliver(config.id, index, now));
    }
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
        expect(await tasks.reap(next.before, next.limit, next.unsentBefore)).toBe(
          model.reap(next.before, next.limit, next.unsentBefore),
        );
        return;
      case "send":
        return send(next);
      case "redeliver":
        return redeliver(next);
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
    { numRuns: 400 },
  );
});
