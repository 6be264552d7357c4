import {
  agent,
  at,
  newTask,
  openStores,
  openStoresWithAgents,
  rowCounts,
  status,
} from "./fixtures";

describe("TaskStore open()", () => {
  it("stores the row and the task as event 1", async () => {
    const { tasks } = await openStoresWithAgents();
    const opened = newTask();
    const row = { ...opened.row, lastSequence: 1 };
    const event = {
      sequence: 1,
      event: { task: opened.task },
      json: JSON.stringify({ task: opened.task }),
    };
    await expect(tasks.open(opened)).resolves.toEqual({ kind: "opened", row, event });
    await expect(tasks.find("task-1")).resolves.toEqual(row);
    await expect(tasks.events("task-1", 0)).resolves.toEqual([event]);
  });

  it("lets the delivery wait from the same moment on", async () => {
    const { tasks, deliveries } = await openStoresWithAgents();
    const opened = tasks.open(newTask({}, { delivery: { id: "d-1", payload: '{"a":1}' } }));
    const claimed = await deliveries.claim("echo", { limit: 9, now: at(1), leasedUntil: at(2) });
    expect(claimed).toMatchObject([
      { id: "d-1", agentId: "echo", taskId: "task-1", payload: '{"a":1}', attempt: 1 },
    ]);
    await opened;
  });

  it("answers the task of then when principal, agent, message id and digest are the same", async () => {
    const stores = await openStoresWithAgents();
    await stores.tasks.open(newTask());
    const before = rowCounts(stores);
    const again = newTask(
      { id: "task-2" },
      { message: newTask().message, delivery: { id: "d", payload: "{}" } },
    );
    await expect(stores.tasks.open(again)).resolves.toEqual({ kind: "repeated", taskId: "task-1" });
    expect(rowCounts(stores)).toEqual(before);
  });

  it("answers the task of then in the same turn, and after it has ended", async () => {
    const { tasks } = await openStoresWithAgents();
    const { message } = newTask();
    const [, second] = await Promise.all([
      tasks.open(newTask()),
      tasks.open(newTask({ id: "task-2" }, { message })),
    ]);
    expect(second).toEqual({ kind: "repeated", taskId: "task-1" });
    await tasks.append({ taskId: "task-1", at: at(1), events: [status("TASK_STATE_FAILED")] });
    await expect(tasks.open(newTask({ id: "task-3" }, { message }))).resolves.toMatchObject({
      kind: "repeated",
    });
  });

  it.each([
    ["digest", {}, { message: { messageId: "message of task-1", digest: "another" } }],
    ["message id", {}, { message: { messageId: "another", digest: "digest" } }],
    ["principal", { principal: "caller-2" }, { message: newTask().message }],
    ["agent", { agentId: "other" }, { message: newTask().message }],
  ])("opens another task when the %s differs", async (_what, changes, rest) => {
    const { tasks } = await openStoresWithAgents();
    await tasks.open(newTask());
    await expect(tasks.open(newTask({ id: "task-2", ...changes }, rest))).resolves.toMatchObject({
      kind: "opened",
    });
  });

  it("opens a task anew once the first one is reaped", async () => {
    const { tasks } = await openStoresWithAgents();
    await tasks.open(newTask({ state: "TASK_STATE_COMPLETED" }));
    await tasks.reap(at(1), 9);
    await expect(tasks.open(newTask({ id: "task-2" }, { message: newTask().message })))
      .resolves //
      .toMatchObject({ kind: "opened" });
  });

  it("refuses an unknown agent, and nothing else of the turn", async () => {
    const stores = openStores();
    await stores.agents.add(agent());
    const outcomes = await Promise.all([
      stores.tasks.open(newTask({ id: "a" })),
      stores.tasks.open(newTask({ id: "b", agentId: "gone" })),
      stores.tasks.open(newTask({ id: "c" })),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["opened", "unknown-agent", "opened"]);
    expect(rowCounts(stores)).toMatchObject({ tasks: 2, events: 2, messages: 2 });
  });

  it("keeps what was handed in, whatever its owner does to it before the commit", async () => {
    const { tasks } = await openStoresWithAgents();
    const opened = newTask();
    const promise = tasks.open(opened);
    opened.task.id = "changed";
    await promise;
    const [first] = await tasks.events("task-1", 0);
    expect(first?.event.task?.id).toBe("task-1");
  });
});

describe("TaskStore look-ups", () => {
  it("findByMessage() answers the task that the message opened", async () => {
    const { tasks } = await openStoresWithAgents();
    await tasks.open(newTask());
    const { message } = newTask();
    const scope = { agentId: "echo", principal: "caller-1" };
    await expect(tasks.findByMessage(scope, message)).resolves.toEqual({
      taskId: "task-1",
      lastSequence: 1,
    });
    for (const [otherScope, otherMessage] of [
      [{ ...scope, principal: "caller-2" }, message],
      [{ ...scope, agentId: "other" }, message],
      [scope, { ...message, digest: "another" }],
      [scope, { ...message, messageId: "another" }],
    ] as const)
      await expect(tasks.findByMessage(otherScope, otherMessage)).resolves.toBeUndefined();
  });

  it("get() answers a task to its principal and to the scope of the whole agent alone", async () => {
    const { tasks } = await openStoresWithAgents();
    await tasks.open(newTask());
    const row = { ...newTask().row, lastSequence: 1 };
    await expect(tasks.get({ agentId: "echo", principal: "caller-1" }, "task-1"))
      .resolves //
      .toEqual(row);
    await expect(tasks.get({ agentId: "echo" }, "task-1")).resolves.toEqual(row);
    for (const scope of [
      { agentId: "echo", principal: "caller-2" },
      { agentId: "other", principal: "caller-1" },
      { agentId: "other" },
    ])
      await expect(tasks.get(scope, "task-1")).resolves.toBeUndefined();
    await expect(tasks.get({ agentId: "echo" }, "task-9")).resolves.toBeUndefined();
  });

  it("find() answers a task whoever it belongs to", async () => {
    const { tasks } = await openStoresWithAgents();
    await tasks.open(newTask({ principal: "anyone" }));
    await expect(tasks.find("task-1")).resolves.toMatchObject({ principal: "anyone" });
    await expect(tasks.find("task-9")).resolves.toBeUndefined();
  });
});
