import {
  at,
  chunk,
  newTask,
  openStoresWithAgents,
  pushConfig,
  rowCounts,
  status,
  type TestStores,
} from "./fixtures";

const claim = (now: number, until: number) => ({
  ...{ limit: 9, now: at(now), leasedUntil: at(until) },
});

describe("TaskStore reap()", () => {
  it("removes ended tasks older than the instant with all that belongs to them", async () => {
    const stores = await openStoresWithAgents();
    const { tasks } = stores;
    await tasks.open(newTask({ id: "running" }));
    await tasks.open(newTask({ id: "at", state: "TASK_STATE_REJECTED", statusAt: at(5) }));
    const left = rowCounts(stores);

    await tasks.open(newTask({}, { delivery: { id: "d", payload: "{}" } }));
    await tasks.append({
      ...{ taskId: "task-1", at: at(1), publicationId: "p", events: [chunk("a")] },
      message: { messageId: "m", digest: "d" },
    });
    await tasks.append({ taskId: "task-1", at: at(4), events: [status("TASK_STATE_COMPLETED")] });
    await expect(tasks.reap(at(5), 9)).resolves.toBe(1);
    expect(rowCounts(stores)).toEqual(left);
    await expect(tasks.find("task-1")).resolves.toBeUndefined();
    await expect(tasks.events("task-1", 0)).resolves.toEqual([]);
    await expect(tasks.append({ taskId: "task-1", at: at(9), events: [] })).resolves.toEqual({
      kind: "unknown",
    });
  });

  it("removes the oldest first, up to the limit", async () => {
    const { tasks } = await openStoresWithAgents();
    for (const ms of [3, 1, 2])
      await tasks.open(newTask({ id: `${ms}`, state: "TASK_STATE_FAILED", statusAt: at(ms) }));
    await expect(tasks.reap(at(9), 2)).resolves.toBe(2);
    await expect(tasks.find("3")).resolves.toBeDefined();
    await expect(tasks.reap(at(9), 2)).resolves.toBe(1);
    await expect(tasks.reap(at(9), 2)).resolves.toBe(0);
  });
});

describe("TaskStore reap(), of tasks with many events", () => {
  it("removes fewer at a time, one at least", async () => {
    const stores = await openStoresWithAgents();
    const { tasks } = stores;
    for (const [id, events] of Object.entries({ a: 500, b: 1400, c: 700, d: 3000, e: 1 })) {
      await tasks.open(newTask({ id }));
      const chunks = Array.from({ length: events }, () => chunk("x", id));
      await tasks.append({ taskId: id, at: at(1), events: chunks });
      await tasks.append({ taskId: id, at: at(2), events: [status("TASK_STATE_FAILED", id)] });
    }
    const removed = [];
    for (let n = 0; n < 5; n += 1) removed.push(await tasks.reap(at(9), 9));
    expect(removed).toEqual([2, 1, 1, 1, 0]);
    expect(rowCounts(stores)).toMatchObject({ tasks: 0, events: 0, messages: 0 });
  });
});

describe("TaskStore reap(), of tasks with push notifications", () => {
  /** Opens a task with some configurations, which fails at an instant, after some more events. */
  async function failing(
    { tasks, pushNotifications }: TestStores,
    {
      id,
      ms,
      chunks = 0,
      configs = 1,
    }: Record<"ms", number> & {
      id: string;
      chunks?: number;
      configs?: number;
    },
  ): Promise<void> {
    await tasks.open(newTask({ id }));
    for (let n = 0; n < configs; n += 1)
      await pushNotifications.set(id, pushConfig({ id: `${n}` }), configs);
    const events = Array.from({ length: chunks }, () => chunk("x", id));
    await tasks.append({
      ...{ taskId: id, at: at(ms) },
      events: [...events, status("TASK_STATE_FAILED", id)],
    });
  }

  /** Sends all that a task has to send. */
  async function send({ pushNotifications: push }: TestStores, taskId: string): Promise<void> {
    for (const { number } of (await push.waiting()).filter((one) => one.taskId === taskId))
      for (let next = await push.next(number); next; next = await push.next(number))
        await push.record(next, { at: at(9), outcome: { kind: "succeeded" } });
  }

  it("keeps those that have some to send, until another instant", async () => {
    const stores = await openStoresWithAgents();
    const { tasks } = stores;
    for (const [id, ms] of [
      ["unsent", 3],
      ["sent", 3],
      ["unsent for long", 1],
      ["at the instant", 2],
    ] as const)
      await failing(stores, { id, ms });
    await send(stores, "sent");
    await expect(tasks.reap(at(5), 9, at(2))).resolves.toBe(2);
    const left = await tasks.list({ agentId: "echo" }, { limit: 9 });
    expect(left.rows.map(({ id }) => id)).toEqual(["unsent", "at the instant"]);
    await send(stores, "unsent");
    await expect(tasks.reap(at(5), 9, at(2))).resolves.toBe(1);
    await expect(tasks.find("at the instant")).resolves.toBeDefined();
    await expect(tasks.reap(at(5), 9)).resolves.toBe(1);
    expect(rowCounts(stores)).toMatchObject({ tasks: 0, push_configs: 0, notifications: 0 });
  });

  it("keeps one that has some to send to one of many, and to one that is to be tried again", async () => {
    const stores = await openStoresWithAgents();
    const { tasks, pushNotifications: push } = stores;
    await failing(stores, { id: "task-1", ms: 1, configs: 3 });
    const [first, second, third] = await push.waiting();
    const attempt = async (number: number, outcome: "succeeded" | "gone" | "retry") => {
      const record = { kind: outcome, nextAttemptAt: at(60_000) };
      await push.record((await push.next(number))!, { at: at(5), outcome: record });
    };
    await attempt(first!.number, "succeeded");
    await attempt(second!.number, "gone");
    await attempt(third!.number, "retry");
    await expect(tasks.reap(at(5), 9, at(0))).resolves.toBe(0);
    await attempt(third!.number, "succeeded");
    await expect(tasks.reap(at(5), 9, at(0))).resolves.toBe(1);
  });

  it("passes those by that it keeps, however many they are", async () => {
    const stores = await openStoresWithAgents();
    for (const id of ["a", "b", "c"]) await failing(stores, { id, ms: 1 });
    await failing(stores, { id: "none", ms: 2, configs: 0 });
    await expect(stores.tasks.reap(at(5), 2, at(0))).resolves.toBe(1);
    await expect(stores.tasks.find("none")).resolves.toBeUndefined();
  });

  it("counts them among what goes in one step", async () => {
    const stores = await openStoresWithAgents();
    await failing(stores, { id: "a", ms: 1, chunks: 300, configs: 2 });
    await failing(stores, { id: "b", ms: 2, chunks: 300, configs: 2 });
    await failing(stores, { id: "c", ms: 3, chunks: 600, configs: 0 });
    await failing(stores, { id: "d", ms: 4, chunks: 300, configs: 9 });
    const removed = [];
    for (let n = 0; n < 4; n += 1) removed.push(await stores.tasks.reap(at(9), 9));
    expect(removed).toEqual([2, 1, 1, 0]);
    expect(rowCounts(stores)).toMatchObject({ tasks: 0, push_configs: 0, notifications: 0 });
  });
});

describe("TaskStore silentSince()", () => {
  it("answers tasks whose last event is older than the instant", async () => {
    const { tasks } = await openStoresWithAgents();
    await tasks.open(newTask());
    await expect(tasks.silentSince(at(0), 9)).resolves.toEqual([]);
    await expect(tasks.silentSince(at(1), 9)).resolves.toEqual([
      { ...newTask().row, lastSequence: 1 },
    ]);
    await tasks.append({ taskId: "task-1", at: at(5), events: [chunk("a")] });
    await expect(tasks.silentSince(at(5), 9)).resolves.toEqual([]);
    await expect(tasks.silentSince(at(6), 9)).resolves.toHaveLength(1);
    await expect(tasks.silentSince(at(6), 0)).resolves.toEqual([]);
  });

  it("counts from the latest event, in whatever order the clocks of a turn stand", async () => {
    const { tasks } = await openStoresWithAgents();
    await tasks.open(newTask());
    await Promise.all(
      [3, 7, 5].map((ms) =>
        tasks.append({ taskId: "task-1", at: at(ms), events: [chunk(`${ms}`)] }),
      ),
    );
    await tasks.append({ taskId: "task-1", at: at(6), events: [chunk("6")] });
    await expect(tasks.silentSince(at(7), 9)).resolves.toEqual([]);
    await expect(tasks.silentSince(at(8), 9)).resolves.toHaveLength(1);
  });

  it.each([
    ["TASK_STATE_SUBMITTED", 1],
    ["TASK_STATE_WORKING", 1],
    ["TASK_STATE_INPUT_REQUIRED", 0],
    ["TASK_STATE_AUTH_REQUIRED", 0],
    ["TASK_STATE_COMPLETED", 0],
    ["TASK_STATE_FAILED", 0],
    ["TASK_STATE_CANCELED", 0],
    ["TASK_STATE_REJECTED", 0],
  ] as const)("counts a task in %s %d times: who owes the next event?", async (state, times) => {
    const { tasks } = await openStoresWithAgents();
    await tasks.open(newTask({ state }));
    await expect(tasks.silentSince(at(9), 9)).resolves.toHaveLength(times);
  });

  it("leaves out a task that waits in the queue, and counts from the claim on", async () => {
    const { tasks, deliveries } = await openStoresWithAgents();
    await tasks.open(newTask({}, { delivery: { id: "d", payload: "{}" } }));
    await expect(tasks.silentSince(at(100), 9)).resolves.toEqual([]);
    const [leased] = await deliveries.claim("echo", claim(100, 110));
    await expect(tasks.silentSince(at(100), 9)).resolves.toEqual([]);
    // A lease that ran out is no excuse; one that was given back is.
    await expect(tasks.silentSince(at(120), 9)).resolves.toHaveLength(1);
    await deliveries.release([leased!.leaseId]);
    await expect(tasks.silentSince(at(120), 9)).resolves.toEqual([]);
    const [again] = await deliveries.claim("echo", claim(130, 140));
    await deliveries.complete("d", again!.leaseId);
    await expect(tasks.silentSince(at(131), 9)).resolves.toHaveLength(1);
  });
});
