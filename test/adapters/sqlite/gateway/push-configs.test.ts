import {
  at,
  chunk,
  newTask,
  openStores,
  openStoresWithAgents,
  pushConfig,
  rowCounts,
  type TestStores,
} from "./fixtures";

const LIMIT = 3;

async function openTask(): Promise<TestStores> {
  const stores = await openStoresWithAgents();
  await stores.tasks.open(newTask());
  return stores;
}

/** Makes the configuration `hook` have something to send, from 1 on. */
async function tellSomething({ tasks }: TestStores): Promise<void> {
  await tasks.append({ taskId: "task-1", at: at(1), events: [chunk("a")] });
}

/** Lets the receiver of the configuration `hook` end it, at 2. */
async function end(stores: TestStores): Promise<void> {
  await tellSomething(stores);
  const [waiting] = await stores.pushNotifications.waiting();
  const next = await stores.pushNotifications.next(waiting!.number);
  await stores.pushNotifications.record(next!, { at: at(2), outcome: { kind: "gone" } });
}

describe("PushNotificationStore set()", () => {
  it("keeps a configuration as it is, with all that it may have and with nothing of it", async () => {
    const { pushNotifications: push } = await openTask();
    const full = pushConfig({
      ...{ id: "full", renderer: "a2a-0.3", scheme: "Bearer", sealed: "sealed", createdAt: at(7) },
      has: { token: true, credentials: true, secret: true },
    });
    for (const config of [pushConfig(), full]) {
      await expect(push.set("task-1", config, LIMIT)).resolves.toEqual({ kind: "set" });
      await expect(push.get("task-1", config.id)).resolves.toEqual(config);
    }
    await expect(push.list("task-1", { limit: 9 })).resolves.toEqual([pushConfig(), full]);
  });

  it("keeps which secrets there are apart", async () => {
    const { pushNotifications: push } = await openTask();
    const none = { token: false, credentials: false, secret: false };
    for (const name of ["token", "credentials", "secret"] as const) {
      const config = pushConfig({ id: name, has: { ...none, [name]: true } });
      await push.set("task-1", config, LIMIT);
      await expect(push.get("task-1", name)).resolves.toEqual(config);
    }
  });

  it("puts one in place of that with its id, of which nothing stays but its place", async () => {
    const stores = await openTask();
    const { pushNotifications: push } = stores;
    const has = { token: true, credentials: true, secret: true };
    await push.set("task-1", pushConfig({ scheme: "Basic", sealed: "sealed", has }), LIMIT);
    await push.set("task-1", pushConfig({ id: "later" }), LIMIT);
    const other = pushConfig({ url: "https://other.example", renderer: "a2a-0.3" });
    await expect(push.set("task-1", other, LIMIT)).resolves.toEqual({ kind: "set" });
    await expect(push.list("task-1", { limit: 9 })).resolves.toEqual([
      other,
      pushConfig({ id: "later" }),
    ]);
    expect(rowCounts(stores)).toMatchObject({ push_configs: 2 });
  });

  it("says what the one before had to send, which is due now", async () => {
    const stores = await openTask();
    const { pushNotifications: push } = stores;
    await push.set("task-1", pushConfig(), LIMIT);
    await tellSomething(stores);
    const [waiting] = await push.waiting();
    const next = await push.next(waiting!.number);
    await push.record(next!, {
      at: at(2),
      outcome: { kind: "retry", nextAttemptAt: at(60_000) },
    });
    const outcome = await push.set("task-1", pushConfig({ createdAt: at(5) }), LIMIT);
    expect(outcome).toEqual({ kind: "set", waiting: { ...waiting, dueAt: at(5) } });
    await expect(push.waiting()).resolves.toEqual([{ ...waiting, dueAt: at(5) }]);
  });

  it("answers unknown-task, and writes nothing", async () => {
    const stores = await openTask();
    const counts = rowCounts(stores);
    await expect(stores.pushNotifications.set("task-9", pushConfig(), LIMIT)).resolves.toEqual({
      kind: "unknown-task",
    });
    expect(rowCounts(stores)).toEqual(counts);
  });

  it("lets a task have as many as the limit, and each task its own", async () => {
    const stores = await openTask();
    const { pushNotifications: push, tasks } = stores;
    await tasks.open(newTask({ id: "task-2" }));
    for (const id of ["a", "b", "c"])
      await expect(push.set("task-1", pushConfig({ id }), LIMIT)).resolves.toEqual({ kind: "set" });
    await expect(push.set("task-1", pushConfig({ id: "d" }), LIMIT)).resolves.toEqual({
      kind: "full",
    });
    await expect(push.get("task-1", "d")).resolves.toBeUndefined();
    // In place of another there is room, and in another task.
    for (const [task, id] of [
      ["task-1", "b"],
      ["task-2", "d"],
    ] as const)
      await expect(push.set(task, pushConfig({ id }), LIMIT)).resolves.toEqual({ kind: "set" });
    await push.remove("task-1", "a");
    await expect(push.set("task-1", pushConfig({ id: "d" }), LIMIT)).resolves.toEqual({
      kind: "set",
    });
  });

  it("holds the limit among those of one turn, whichever way they come", async () => {
    const { pushNotifications: push, tasks } = await openTask();
    const fromMessage = (id: string) =>
      tasks.append({
        ...{ taskId: "task-1", at: at(1), events: [chunk(id)] },
        pushConfig: { config: pushConfig({ id }), limit: LIMIT },
      });
    const outcomes = await Promise.all([
      push.set("task-1", pushConfig({ id: "a" }), LIMIT),
      fromMessage("b"),
      push.set("task-1", pushConfig({ id: "c" }), LIMIT),
      fromMessage("d"),
      push.set("task-1", pushConfig({ id: "e" }), LIMIT),
      fromMessage("b"),
      push.remove("task-1", "a"),
      fromMessage("f"),
    ]);
    expect(outcomes).toMatchObject([
      { kind: "set" },
      { kind: "appended" },
      { kind: "set" },
      { kind: "too-many-push-configs" },
      { kind: "full" },
      { kind: "appended" },
      true,
      { kind: "appended" },
    ]);
    const ids = (await push.list("task-1", { limit: 9 })).map(({ id }) => id);
    expect(ids).toEqual(["b", "c", "f"]);
    // What was refused has not been appended.
    await expect(tasks.find("task-1")).resolves.toMatchObject({ lastSequence: 4 });
  });

  it("holds the limit among two connections", async () => {
    const here = await openTask();
    const there = openStores(here.folder);
    const outcomes = [];
    for (const [index, { pushNotifications }] of [here, there, here, there].entries())
      outcomes.push(await pushNotifications.set("task-1", pushConfig({ id: `${index}` }), LIMIT));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["set", "set", "set", "full"]);
    const page = await there.pushNotifications.list("task-1", { limit: 9 });
    expect(page).toEqual(await here.pushNotifications.list("task-1", { limit: 9 }));
    expect(page).toHaveLength(3);
  });
});

describe("PushNotificationStore, of a configuration that its receiver has ended", () => {
  it("neither gets nor lists it, unless those are asked for; its secrets are gone", async () => {
    const stores = await openTask();
    const { pushNotifications: push } = stores;
    const has = { token: true, credentials: false, secret: false };
    const config = pushConfig({ sealed: "sealed", has });
    await push.set("task-1", config, LIMIT);
    await end(stores);
    await expect(push.get("task-1", "hook")).resolves.toBeUndefined();
    await expect(push.list("task-1", { limit: 9 })).resolves.toEqual([]);
    const { sealed: _sealed, ...rest } = config;
    await expect(push.list("task-1", { limit: 9, ended: true })).resolves.toEqual([
      { ...rest, endedAt: at(2) },
    ]);
    await expect(push.sealed()).resolves.toEqual([]);
  });

  it("does not count it", async () => {
    const stores = await openTask();
    const { pushNotifications: push } = stores;
    await push.set("task-1", pushConfig(), 1);
    await end(stores);
    await expect(push.set("task-1", pushConfig({ id: "next" }), 1)).resolves.toEqual({
      kind: "set",
    });
    // Nor may it come back where there is no room any more.
    await expect(push.set("task-1", pushConfig(), 1)).resolves.toEqual({ kind: "full" });
  });

  it("begins anew when it is set again: it hears of what comes from then on", async () => {
    const stores = await openTask();
    const { pushNotifications: push, tasks } = stores;
    await push.set("task-1", pushConfig(), LIMIT);
    await end(stores);
    await tasks.append({ taskId: "task-1", at: at(3), events: [chunk("unheard")] });
    await expect(push.set("task-1", pushConfig(), LIMIT)).resolves.toEqual({ kind: "set" });
    await expect(push.get("task-1", "hook")).resolves.toEqual(pushConfig());
    await expect(push.waiting()).resolves.toEqual([]);
    await tasks.append({ taskId: "task-1", at: at(4), events: [chunk("heard")] });
    const [waiting] = await push.waiting();
    expect(waiting).toMatchObject({ dueAt: at(4) });
    await expect(push.next(waiting!.number)).resolves.toMatchObject({ sequence: 4, attempts: 0 });
  });
});

describe("PushNotificationStore list()", () => {
  it("pages in the order in which they were made, through replacements and removals", async () => {
    const { pushNotifications: push } = await openTask();
    for (const id of ["z", "m", "a", "k", "b"])
      await push.set("task-1", pushConfig({ id, createdAt: at(9) }), 9);
    const page = async (options: { limit: number; after?: string }) =>
      (await push.list("task-1", options)).map(({ id }) => id);
    await expect(page({ limit: 2 })).resolves.toEqual(["z", "m"]);
    await push.set("task-1", pushConfig({ id: "m", createdAt: at(99) }), 9);
    await expect(page({ limit: 2, after: "m" })).resolves.toEqual(["a", "k"]);
    await push.remove("task-1", "b");
    await push.set("task-1", pushConfig({ id: "b" }), 9);
    await expect(page({ limit: 2, after: "k" })).resolves.toEqual(["b"]);
    await expect(page({ limit: 2, after: "b" })).resolves.toEqual([]);
  });

  it("begins at the front after one that has gone, or that another task has", async () => {
    const { pushNotifications: push, tasks } = await openTask();
    await tasks.open(newTask({ id: "task-2" }));
    await push.set("task-2", pushConfig({ id: "elsewhere" }), 9);
    for (const id of ["a", "b"]) await push.set("task-1", pushConfig({ id }), 9);
    for (const after of ["gone", "elsewhere"])
      await expect(push.list("task-1", { limit: 1, after })).resolves.toMatchObject([{ id: "a" }]);
  });

  it("answers nothing for a task that is not there, nor gets anything of it", async () => {
    const { pushNotifications: push } = await openTask();
    await push.set("task-1", pushConfig(), 9);
    await expect(push.list("task-9", { limit: 9 })).resolves.toEqual([]);
    await expect(push.get("task-9", "hook")).resolves.toBeUndefined();
  });
});

describe("PushNotificationStore remove()", () => {
  it("removes one with all its notifications, and nothing of another; then there is none", async () => {
    const stores = await openTask();
    const { pushNotifications: push } = stores;
    await push.set("task-1", pushConfig({ id: "stays" }), LIMIT);
    await push.set("task-1", pushConfig(), LIMIT);
    await tellSomething(stores);
    expect(rowCounts(stores)).toMatchObject({ push_configs: 2, notifications: 2 });
    await expect(push.remove("task-1", "hook")).resolves.toBe(true);
    expect(rowCounts(stores)).toMatchObject({ push_configs: 1, notifications: 1 });
    await expect(push.get("task-1", "hook")).resolves.toBeUndefined();
    await expect(push.notifications("task-1", "hook", { limit: 9 })).resolves.toBeUndefined();
    await expect(push.remove("task-1", "hook")).resolves.toBe(false);
    await expect(push.remove("task-9", "stays")).resolves.toBe(false);
  });

  it("removes one that its receiver has ended", async () => {
    const stores = await openTask();
    const { pushNotifications: push } = stores;
    await push.set("task-1", pushConfig(), LIMIT);
    await end(stores);
    await expect(push.remove("task-1", "hook")).resolves.toBe(true);
    expect(rowCounts(stores)).toMatchObject({ push_configs: 0, notifications: 0 });
  });

  it("goes with the task, and with the agent", async () => {
    const stores = await openTask();
    const { pushNotifications: push, tasks, agents } = stores;
    await tasks.open(newTask({ id: "ended", state: "TASK_STATE_FAILED" }));
    for (const task of ["task-1", "ended"]) await push.set(task, pushConfig(), LIMIT);
    await tellSomething(stores);
    await tasks.reap(at(1), 9);
    expect(rowCounts(stores)).toMatchObject({ push_configs: 1, notifications: 1 });
    await agents.remove("echo");
    expect(rowCounts(stores)).toMatchObject({ push_configs: 0, notifications: 0 });
  });
});

describe("PushNotificationStore sealed()", () => {
  it("answers all that is sealed, with its place", async () => {
    const { pushNotifications: push, tasks } = await openTask();
    await tasks.open(newTask({ id: "task-2" }));
    await push.set("task-1", pushConfig({ sealed: "one" }), 9);
    await push.set("task-1", pushConfig({ id: "open" }), 9);
    await push.set("task-2", pushConfig({ sealed: "two" }), 9);
    const sealed = await push.sealed();
    expect(sealed.toSorted((a, b) => a.sealed.localeCompare(b.sealed))).toEqual([
      { sealed: "one", taskId: "task-1", configId: "hook" },
      { sealed: "two", taskId: "task-2", configId: "hook" },
    ]);
  });
});
