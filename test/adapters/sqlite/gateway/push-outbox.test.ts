import type {
  AttemptRecord,
  NextNotification,
  WaitingConfig,
} from "../../../../src/ports/push-notification-store";
import { StoreUnavailableError } from "../../../../src/ports/store-unavailable-error";
import {
  at,
  chunk,
  newTask,
  openStores,
  openStoresWithAgents,
  pushConfig,
  rowCounts,
  status,
  type TestStores,
  userMessage,
} from "./fixtures";

const LIMIT = 10;
const SUCCEEDED: AttemptRecord["outcome"] = { kind: "succeeded" };

/** A task with the configurations named. */
async function openTask(...ids: readonly string[]): Promise<TestStores> {
  const stores = await openStoresWithAgents();
  await stores.tasks.open(newTask());
  for (const id of ids) await stores.pushNotifications.set("task-1", pushConfig({ id }), LIMIT);
  return stores;
}

function append({ tasks }: TestStores, ms: number, ...texts: readonly string[]) {
  return tasks.append({
    taskId: "task-1",
    at: at(ms),
    events: texts.map((text) => chunk(text)),
  });
}

/** The sequences that a configuration has in its log, oldest first, and what became of them. */
function sequences({ db }: TestStores, configId = "hook", taskId = "task-1"): unknown[] {
  return db
    .prepare(
      "SELECT n.sequence FROM notifications AS n JOIN push_configs AS c ON c.number = n.config_number" +
        " JOIN tasks AS t ON t.number = c.task_number WHERE c.id = ? AND t.id = ? ORDER BY n.number",
    )
    .pluck()
    .all(configId, taskId);
}

/** What the only configuration that waits has to send first. */
async function nextOf({ pushNotifications: push }: TestStores): Promise<NextNotification> {
  const [waiting, ...others] = await push.waiting();
  expect(others).toEqual([]);
  return (await push.next(waiting!.number))!;
}

/** Sends all that a configuration has, and answers the events in the order in which it was told of them. */
async function drain({ pushNotifications: push }: TestStores, number: number): Promise<number[]> {
  const sent: number[] = [];
  for (;;) {
    const next = await push.next(number);
    if (!next) return sent;
    sent.push(next.sequence);
    await push.record(next, { at: at(99), outcome: SUCCEEDED });
  }
}

describe("what becomes a notification", () => {
  it("is each status and each artifact, and neither the task nor the caller's messages", async () => {
    const stores = await openStoresWithAgents();
    await stores.tasks.open(newTask({}, { pushConfig: pushConfig() }));
    await expect(stores.pushNotifications.waiting()).resolves.toEqual([]);
    await stores.tasks.append({
      taskId: "task-1",
      at: at(1),
      events: [
        status("TASK_STATE_WORKING"),
        userMessage("more"),
        chunk("a"),
        status("TASK_STATE_COMPLETED"),
        chunk("never appended"),
      ],
    });
    expect(sequences(stores)).toEqual([2, 4, 5]);
  });

  it("is nothing where only the caller has spoken", async () => {
    const stores = await openTask("hook");
    const outcome = await stores.tasks.append({
      ...{ taskId: "task-1", at: at(1), events: [userMessage("more")] },
    });
    expect(outcome).toMatchObject({ kind: "appended", waiting: [] });
    await expect(stores.pushNotifications.waiting()).resolves.toEqual([]);
    expect(rowCounts(stores)).toMatchObject({ notifications: 0 });
  });

  it("is what comes after the configuration was set, for each of them", async () => {
    const stores = await openTask();
    await append(stores, 1, "a");
    await stores.pushNotifications.set("task-1", pushConfig({ id: "first" }), LIMIT);
    await append(stores, 2, "b");
    await stores.pushNotifications.set("task-1", pushConfig({ id: "second" }), LIMIT);
    await append(stores, 3, "c");
    expect(sequences(stores, "first")).toEqual([3, 4]);
    expect(sequences(stores, "second")).toEqual([4]);
  });

  it("is nothing of another task", async () => {
    const stores = await openTask("hook");
    await stores.tasks.open(newTask({ id: "task-2" }, { pushConfig: pushConfig() }));
    await append(stores, 1, "a");
    expect(sequences(stores, "hook", "task-1")).toEqual([2]);
    expect(sequences(stores, "hook", "task-2")).toEqual([]);
  });

  it("is nothing of what was not appended, as a repetition is not", async () => {
    const stores = await openTask("hook");
    const request = { taskId: "task-1", at: at(1), publicationId: "p", events: [chunk("a")] };
    await stores.tasks.append(request);
    await stores.tasks.append(request);
    await stores.tasks.append({
      ...{ taskId: "task-1", at: at(1), events: [chunk("too large")] },
      limit: { bytes: 1, endBytes: 1 },
    });
    expect(sequences(stores)).toEqual([2]);
  });

  it("is not what comes with a message that brings the configuration, but all after it", async () => {
    const stores = await openTask();
    const outcome = await stores.tasks.append({
      ...{ taskId: "task-1", at: at(1), events: [userMessage("more"), chunk("before")] },
      pushConfig: { config: pushConfig(), limit: LIMIT },
    });
    expect(outcome).toMatchObject({ kind: "appended", waiting: [] });
    await append(stores, 2, "after");
    expect(sequences(stores)).toEqual([4]);
  });

  it("brings no configuration with a message that was not appended", async () => {
    const stores = await openTask("other");
    const message = { messageId: "m", digest: "d" };
    const request = { taskId: "task-1", at: at(1), message, events: [userMessage("more")] };
    await stores.tasks.append(request);
    const bringing = (id: string, limit: number) => ({
      pushConfig: { config: pushConfig({ id }), limit },
    });
    const outcomes = [
      await stores.tasks.append({ ...request, ...bringing("repeated", 9) }),
      await stores.tasks.append({
        ...{ taskId: "task-1", at: at(1), events: [userMessage("even more")] },
        ...bringing("full", 1),
      }),
      await stores.tasks.append({ taskId: "task-9", at: at(1), events: [], ...bringing("x", 9) }),
    ];
    await append(stores, 2, "a");
    await stores.tasks.append({
      ...{ taskId: "task-1", at: at(3), events: [status("TASK_STATE_FAILED")] },
    });
    outcomes.push(
      await stores.tasks.append({ taskId: "task-1", at: at(4), events: [], ...bringing("x", 9) }),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      "repeated",
      "too-many-push-configs",
      "unknown",
      "terminal",
    ]);
    expect(rowCounts(stores)).toMatchObject({ push_configs: 1, notifications: 2 });
  });
});

describe("what becomes a notification, within one turn", () => {
  it("is what comes after the configuration, which comes with the task", async () => {
    const stores = await openStoresWithAgents();
    const [, first, second] = await Promise.all([
      stores.tasks.open(newTask({}, { pushConfig: pushConfig() })),
      append(stores, 1, "a"),
      append(stores, 2, "b", "c"),
    ]);
    expect(sequences(stores)).toEqual([2, 3, 4]);
    const waiting: WaitingConfig = {
      number: expect.any(Number),
      ...{ taskId: "task-1", agentId: "echo", principal: "caller-1", dueAt: at(1) },
    };
    expect(first).toMatchObject({ waiting: [waiting] });
    expect(second).toMatchObject({ waiting: [waiting] });
    await expect(stores.pushNotifications.waiting()).resolves.toEqual([waiting]);
  });

  it("is what comes after the configuration, which is set on its own or comes with a message", async () => {
    const stores = await openTask("early");
    const { pushNotifications: push, tasks } = stores;
    await Promise.all([
      append(stores, 1, "2"),
      push.set("task-1", pushConfig({ id: "set" }), LIMIT),
      append(stores, 1, "3"),
      tasks.append({
        ...{ taskId: "task-1", at: at(1), events: [userMessage("4")] },
        pushConfig: { config: pushConfig({ id: "sent" }), limit: LIMIT },
      }),
      append(stores, 1, "5"),
      push.remove("task-1", "early"),
      append(stores, 1, "6"),
    ]);
    expect(sequences(stores, "early")).toEqual([]);
    expect(sequences(stores, "set")).toEqual([3, 5, 6]);
    expect(sequences(stores, "sent")).toEqual([5, 6]);
    expect(rowCounts(stores)).toMatchObject({ notifications: 5 });
  });

  it("is what comes after the configuration, also where the task was opened in the same turn", async () => {
    const stores = await openStoresWithAgents();
    const outcomes = await Promise.all([
      stores.tasks.open(newTask()),
      stores.pushNotifications.set("task-1", pushConfig(), LIMIT),
      append(stores, 1, "a"),
    ]);
    expect(outcomes).toMatchObject([{ kind: "opened" }, { kind: "set" }, { waiting: [{}] }]);
    expect(sequences(stores)).toEqual([2]);
  });

  it("is in the order of the events, whoever writes them", async () => {
    const stores = await openTask("hook", "other");
    await stores.tasks.open(newTask({ id: "task-2" }, { pushConfig: pushConfig() }));
    await Promise.all(
      [1, 2, 3].flatMap((n) => [
        append(stores, n, `left ${n}`, `left again ${n}`),
        stores.tasks.append({ taskId: "task-2", at: at(n), events: [chunk(`${n}`, "task-2")] }),
        append(stores, n, `right ${n}`),
      ]),
    );
    const all = [2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(sequences(stores, "hook")).toEqual(all);
    expect(sequences(stores, "other")).toEqual(all);
    expect(sequences(stores, "hook", "task-2")).toEqual([2, 3, 4]);
    const waiting = await stores.pushNotifications.waiting();
    expect(await Promise.all(waiting.map(({ number }) => drain(stores, number)))).toEqual([
      all,
      all,
      [2, 3, 4],
    ]);
  });
});

describe("when a transaction fails", () => {
  it("neither its events nor their notifications nor the configurations are there", async () => {
    const stores = await openTask("hook");
    const counts = rowCounts(stores);
    const used = stores.db.pragma("page_count", { simple: true }) as number;
    stores.db.pragma(`max_page_count = ${used + 2}`);
    const results = await Promise.allSettled([
      append(stores, 1, "a"),
      stores.pushNotifications.set("task-1", pushConfig({ id: "other" }), LIMIT),
      stores.tasks.open(newTask({ id: "task-2" }, { pushConfig: pushConfig() })),
      append(stores, 1, "x".repeat(100_000)),
      stores.pushNotifications.remove("task-1", "hook"),
    ]);
    for (const result of results)
      expect(result).toEqual({ status: "rejected", reason: expect.any(StoreUnavailableError) });
    expect(rowCounts(stores)).toEqual(counts);
    await expect(stores.pushNotifications.waiting()).resolves.toEqual([]);

    stores.db.pragma("max_page_count = 1000000");
    await expect(append(stores, 2, "b")).resolves.toMatchObject({ waiting: [{ dueAt: at(2) }] });
    expect(sequences(stores)).toEqual([2]);
  });

  it("an attempt is not recorded, and is what is sent next", async () => {
    const stores = await openTask("hook");
    await append(stores, 1, "a");
    const next = await nextOf(stores);
    const other = openStores(stores.folder);
    other.db.exec("BEGIN IMMEDIATE");
    const attempt = { at: at(2), outcome: SUCCEEDED };
    await expect(stores.pushNotifications.record(next, attempt)).rejects.toThrow(
      StoreUnavailableError,
    );
    other.db.exec("ROLLBACK");
    await expect(nextOf(stores)).resolves.toEqual(next);
    await expect(stores.pushNotifications.record(next, attempt)).resolves.toBeUndefined();
  });

  it("every method rejects with StoreUnavailableError, or throws it", async () => {
    const { db, pushNotifications: push } = await openTask("hook");
    db.close();
    const next = { number: 1, configNumber: 1, revision: 0 } as NextNotification;
    const place = { taskId: "task-1", configId: "hook", notificationId: "n" };
    for (const result of await Promise.allSettled([
      push.set("task-1", pushConfig(), LIMIT),
      push.get("task-1", "hook"),
      push.list("task-1", { limit: 9 }),
      push.remove("task-1", "hook"),
      push.sealed(),
      push.waiting(),
      push.next(1),
      push.record(next, { at: at(1), outcome: SUCCEEDED }),
      push.notifications("task-1", "hook", { limit: 9 }),
      push.redeliver(place, { id: "new", at: at(1) }),
    ]))
      expect(result).toEqual({ status: "rejected", reason: expect.any(StoreUnavailableError) });
    expect(() => push.foreignWrites()).toThrow(StoreUnavailableError);
  });
});

describe("PushNotificationStore waiting()", () => {
  it("answers those that have something to send, those that are due first first", async () => {
    const stores = await openTask("quiet");
    const { pushNotifications: push, tasks } = stores;
    await push.remove("task-1", "quiet");
    for (const [id, ms] of [
      ["late", 9],
      ["early", 3],
      ["none", 0],
    ] as const) {
      await tasks.open(newTask({ id, agentId: "other", principal: `caller of ${id}` }));
      await push.set(id, pushConfig({ id }), LIMIT);
      if (ms > 0) await tasks.append({ taskId: id, at: at(ms), events: [chunk("a", id)] });
    }
    const place = (id: string) => ({
      taskId: id,
      agentId: "other",
      principal: `caller of ${id}`,
    });
    const waiting = await push.waiting();
    expect(waiting).toMatchObject([
      { ...place("early"), dueAt: at(3) },
      { ...place("late"), dueAt: at(9) },
    ]);
    await drain(stores, waiting[0]!.number);
    await expect(push.waiting()).resolves.toEqual([waiting[1]]);
  });

  it("answers them after a restart, and what they have to send", async () => {
    const stores = await openTask("hook");
    await append(stores, 1, "a", "b");
    const [waiting, next] = [await stores.pushNotifications.waiting(), await nextOf(stores)];
    stores.db.close();
    const again = openStores(stores.folder);
    await expect(again.pushNotifications.waiting()).resolves.toEqual(waiting);
    await expect(nextOf(again)).resolves.toEqual(next);
  });
});

describe("PushNotificationStore next()", () => {
  it("answers all that sending takes, and the same until an attempt is recorded", async () => {
    const stores = await openTask();
    const has = { token: true, credentials: false, secret: false };
    const config = pushConfig({ scheme: "Bearer", sealed: "sealed", has });
    await stores.pushNotifications.set("task-1", config, LIMIT);
    await append(stores, 1, "a", "b");
    const next = await nextOf(stores);
    expect(next).toMatchObject({
      ...{ taskId: "task-1", config, renderer: "a2a-1.0", revision: 0 },
      ...{ sequence: 2, attempts: 0, dueAt: at(1), messageId: expect.any(String) },
    });
    await expect(nextOf(stores)).resolves.toEqual(next);
  });

  it("keeps telling what waits in the version that it was made for", async () => {
    const stores = await openTask("hook");
    await append(stores, 1, "a");
    await stores.pushNotifications.set("task-1", pushConfig({ renderer: "a2a-0.3" }), LIMIT);
    await append(stores, 2, "b");
    const next = await nextOf(stores);
    expect(next).toMatchObject({ renderer: "a2a-1.0", config: { renderer: "a2a-0.3" } });
    await stores.pushNotifications.record(next, { at: at(3), outcome: SUCCEEDED });
    await expect(nextOf(stores)).resolves.toMatchObject({ sequence: 3, renderer: "a2a-0.3" });
  });

  it("answers nothing where there is nothing", async () => {
    const stores = await openTask("hook");
    await append(stores, 1, "a");
    const { configNumber } = await nextOf(stores);
    await drain(stores, configNumber);
    await expect(stores.pushNotifications.next(configNumber)).resolves.toBeUndefined();
    await expect(stores.pushNotifications.next(999)).resolves.toBeUndefined();
  });
});

describe("PushNotificationStore record()", () => {
  it("goes on to the one after it at once, and then has nothing more", async () => {
    const stores = await openTask("hook");
    const { pushNotifications: push } = stores;
    await append(stores, 1, "a", "b");
    const first = await nextOf(stores);
    const sent = { at: at(5), responseStatus: 204, outcome: SUCCEEDED };
    await expect(push.record(first, sent)).resolves.toBe(at(5));
    await expect(push.waiting()).resolves.toMatchObject([{ dueAt: at(5) }]);
    const second = await nextOf(stores);
    expect(second).toMatchObject({ sequence: 3, attempts: 0 });
    expect(second.messageId).not.toBe(first.messageId);
    await expect(push.record(second, { ...sent, at: at(6) })).resolves.toBeUndefined();
    await expect(push.waiting()).resolves.toEqual([]);
    await expect(push.notifications("task-1", "hook", { limit: 9 })).resolves.toMatchObject([
      { status: "succeeded", attempts: 1, lastAttemptedAt: at(6), completedAt: at(6) },
      {
        ...{ status: "succeeded", attempts: 1, lastResponseStatus: 204 },
        ...{ lastAttemptedAt: at(5), completedAt: at(5) },
      },
    ]);
  });

  it("holds up all that comes after what is to be tried again, and tries that as it was", async () => {
    const stores = await openTask("hook");
    const { pushNotifications: push } = stores;
    await append(stores, 1, "a", "b");
    const first = await nextOf(stores);
    const failed = {
      ...{ at: at(5), responseStatus: 500, error: "answered 500" },
      outcome: { kind: "retry", nextAttemptAt: at(60) },
    } as const;
    await expect(push.record(first, failed)).resolves.toBe(at(60));
    await expect(append(stores, 9, "c")).resolves.toMatchObject({ waiting: [{ dueAt: at(60) }] });
    await expect(push.waiting()).resolves.toMatchObject([{ dueAt: at(60) }]);
    await expect(nextOf(stores)).resolves.toEqual({
      ...{ ...first, attempts: 1, dueAt: at(60) },
      taskBytes: expect.any(Number) as number,
    });
    const page = await push.notifications("task-1", "hook", { limit: 9 });
    expect(page!.map(({ status, nextAttemptAt }) => [status, nextAttemptAt])).toEqual([
      ["pending", undefined],
      ["pending", undefined],
      ["failed", at(60)],
    ]);
    expect(page!.at(-1)).toMatchObject({ lastResponseStatus: 500, lastError: "answered 500" });
    expect(page!.at(-1)).not.toHaveProperty("completedAt");
  });

  it("forgets an error and an answer when the next attempt has none", async () => {
    const stores = await openTask("hook");
    const { pushNotifications: push } = stores;
    await append(stores, 1, "a");
    const retry = { kind: "retry", nextAttemptAt: at(6) } as const;
    await push.record(await nextOf(stores), { at: at(5), responseStatus: 500, outcome: retry });
    await push.record(await nextOf(stores), { at: at(6), error: "no answer", outcome: retry });
    const page = () => push.notifications("task-1", "hook", { limit: 9 });
    const [afterSecond] = (await page())!;
    expect(afterSecond).toMatchObject({ attempts: 2, lastError: "no answer" });
    expect(afterSecond).not.toHaveProperty("lastResponseStatus");
    await push.record(await nextOf(stores), { at: at(7), responseStatus: 200, outcome: SUCCEEDED });
    const [afterThird] = (await page())!;
    expect(afterThird).toMatchObject({ attempts: 3, status: "succeeded", lastResponseStatus: 200 });
    expect(afterThird).not.toHaveProperty("lastError");
    expect(afterThird).not.toHaveProperty("nextAttemptAt");
  });

  it("goes on after one that is given up", async () => {
    const stores = await openTask("hook");
    const { pushNotifications: push } = stores;
    await append(stores, 1, "a", "b");
    const given = { at: at(5), error: "no answer", outcome: { kind: "dead-letter" } } as const;
    await expect(push.record(await nextOf(stores), given)).resolves.toBe(at(5));
    await expect(nextOf(stores)).resolves.toMatchObject({ sequence: 3 });
    const page = await push.notifications("task-1", "hook", { limit: 9 });
    expect(page).toMatchObject([
      { status: "pending" },
      { status: "dead_letter", attempts: 1, lastError: "no answer", completedAt: at(5) },
    ]);
  });

  it("ends a configuration whose receiver is gone, with all that was still to be sent", async () => {
    const stores = await openTask("hook", "other");
    const { pushNotifications: push } = stores;
    await append(stores, 1, "a", "b");
    const [waiting] = await push.waiting();
    const next = await push.next(waiting!.number);
    const gone = {
      ...{ at: at(5), responseStatus: 410, error: "answered 410" },
      outcome: { kind: "gone" },
    } as const;
    await expect(push.record(next!, gone)).resolves.toBeUndefined();
    await append(stores, 9, "c");
    await expect(push.waiting()).resolves.toMatchObject([{ number: waiting!.number + 1 }]);
    await expect(push.next(waiting!.number)).resolves.toBeUndefined();
    expect(sequences(stores, "hook")).toEqual([2, 3]);
    expect(sequences(stores, "other")).toEqual([2, 3, 4]);
    await expect(push.notifications("task-1", "hook", { limit: 9 })).resolves.toMatchObject([
      {
        ...{ status: "failed", attempts: 0, completedAt: at(5) },
        lastError: "the receiver has ended the configuration",
      },
      {
        ...{ status: "failed", attempts: 1, completedAt: at(5) },
        ...{ lastResponseStatus: 410, lastError: "answered 410" },
      },
    ]);
  });
});

describe("PushNotificationStore record(), of an attempt during which something has changed", () => {
  const OUTCOMES: readonly AttemptRecord["outcome"][] = [
    SUCCEEDED,
    { kind: "retry", nextAttemptAt: at(60_000) },
    { kind: "dead-letter" },
    { kind: "gone" },
  ];

  it.each(OUTCOMES)(
    "tries what failed at an address that was replaced at the new one: $kind",
    async (outcome) => {
      const stores = await openTask("hook");
      const { pushNotifications: push } = stores;
      await append(stores, 1, "a", "b");
      const next = await nextOf(stores);
      await push.set("task-1", pushConfig({ url: "https://new.example" }), LIMIT);
      await expect(push.record(next, { at: at(5), outcome })).resolves.toBe(at(5));
      const config = { url: "https://new.example" };
      const { sequence, attempts, revision, ...after } = await nextOf(stores);
      expect({ after, revision }).toMatchObject({ after: { config }, revision: 1 });
      expect([sequence, attempts]).toEqual(outcome.kind === "succeeded" ? [3, 0] : [2, 1]);
      await expect(push.get("task-1", "hook")).resolves.toMatchObject(config);
    },
  );

  it.each(OUTCOMES)("changes nothing when the configuration is removed: $kind", async (outcome) => {
    const stores = await openTask("hook");
    const { pushNotifications: push } = stores;
    await append(stores, 1, "a");
    const next = await nextOf(stores);
    await push.remove("task-1", "hook");
    const counts = rowCounts(stores);
    await expect(push.record(next, { at: at(5), outcome })).resolves.toBeUndefined();
    expect(rowCounts(stores)).toEqual(counts);
  });

  it.each(OUTCOMES)(
    "says nothing of another that has come in the place of one removed: $kind",
    async (outcome) => {
      const stores = await openTask("hook");
      const { pushNotifications: push } = stores;
      await append(stores, 1, "a");
      const next = await nextOf(stores);
      await push.remove("task-1", "hook");
      await push.set("task-1", pushConfig(), LIMIT);
      await append(stores, 2, "b");
      const other = await nextOf(stores);
      await push.record(next, { at: at(5), outcome });
      await expect(nextOf(stores)).resolves.toEqual(other);
      expect(other).toMatchObject({ sequence: 3, attempts: 0 });
    },
  );

  it.each(OUTCOMES)("changes nothing when it was sent again meanwhile: $kind", async (outcome) => {
    const stores = await openTask("hook");
    const { pushNotifications: push } = stores;
    await append(stores, 1, "a");
    const retry = { kind: "retry", nextAttemptAt: at(2) } as const;
    await push.record(await nextOf(stores), { at: at(1), outcome: retry });
    const next = await nextOf(stores);
    const [failed] = (await push.notifications("task-1", "hook", { limit: 1 }))!;
    const place = { taskId: "task-1", configId: "hook", notificationId: failed!.id };
    await push.redeliver(place, { id: "again", at: at(3) });
    await expect(push.record(next, { at: at(5), outcome })).resolves.toBe(at(3));
    await expect(nextOf(stores)).resolves.toMatchObject({
      ...{ messageId: next.messageId, sequence: 2, attempts: 0 },
    });
  });

  it("lets an earlier one that is to be sent again not wait for its next attempt", async () => {
    const stores = await openTask("hook");
    const { pushNotifications: push } = stores;
    await append(stores, 1, "a", "b");
    await push.record(await nextOf(stores), { at: at(2), outcome: { kind: "dead-letter" } });
    const second = await nextOf(stores);
    const [, first] = (await push.notifications("task-1", "hook", { limit: 2 }))!;
    const place = { taskId: "task-1", configId: "hook", notificationId: first!.id };
    await push.redeliver(place, { id: "again", at: at(3) });
    const retry = { kind: "retry", nextAttemptAt: at(60_000) } as const;
    await expect(push.record(second, { at: at(5), outcome: retry })).resolves.toBe(at(5));
    await expect(nextOf(stores)).resolves.toMatchObject({ sequence: 2, dueAt: at(5) });
    await expect(drain(stores, second.configNumber)).resolves.toEqual([2, 3]);
  });

  it("lets what was appended meanwhile be sent", async () => {
    const stores = await openTask("hook");
    await append(stores, 1, "a");
    const next = await nextOf(stores);
    const [, dueAt] = await Promise.all([
      append(stores, 2, "b"),
      stores.pushNotifications.record(next, { at: at(5), outcome: SUCCEEDED }),
      append(stores, 3, "c"),
    ]);
    expect(dueAt).toBe(at(5));
    await expect(drain(stores, next.configNumber)).resolves.toEqual([3, 4]);
  });
});

describe("PushNotificationStore foreignWrites()", () => {
  it("changes when another connection has written, and then alone", async () => {
    const here = await openTask("hook");
    const there = openStores(here.folder);
    const { pushNotifications: push } = here;
    const before = push.foreignWrites();
    await append(here, 1, "a");
    await push.next(1);
    expect(push.foreignWrites()).toBe(before);
    await there.pushNotifications.waiting();
    expect(push.foreignWrites()).toBe(before);
    await append(there, 2, "b");
    const after = push.foreignWrites();
    expect(after).not.toBe(before);
    expect(push.foreignWrites()).toBe(after);
    await expect(push.waiting()).resolves.toMatchObject([{ dueAt: at(1) }]);
    expect(sequences(here)).toEqual([2, 3]);
  });
});
