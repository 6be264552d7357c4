import { TERMINAL_STATES } from "../../../../src/a2a/task-states";
import type { AppendableEvent } from "../../../../src/ports/task-store";
import {
  at,
  chunk,
  newTask,
  openStores,
  openStoresWithAgents,
  rowCounts,
  status,
  type TestStores,
  userMessage,
} from "./fixtures";

async function openTask(): Promise<TestStores> {
  const stores = await openStoresWithAgents();
  await stores.tasks.open(newTask());
  return stores;
}

describe("TaskStore append()", () => {
  it("numbers events on from 1 without gaps, within and between requests", async () => {
    const { tasks } = await openTask();
    const first = await tasks.append({
      taskId: "task-1",
      at: at(1),
      events: [status("TASK_STATE_WORKING"), chunk("a")],
    });
    expect(first).toMatchObject({ events: [{ sequence: 2 }, { sequence: 3 }] });
    await tasks.append({ taskId: "task-1", at: at(2), events: [chunk("b"), userMessage("c")] });
    const events = await tasks.events("task-1", 0);
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(events.slice(1).map(({ event }) => event)).toEqual([
      status("TASK_STATE_WORKING"),
      chunk("a"),
      chunk("b"),
      userMessage("c"),
    ]);
    expect(events.map(({ json }) => JSON.parse(json) as unknown)).toEqual(
      events.map(({ event }) => event),
    );
  });

  it("answers the row after the request, as it is stored", async () => {
    const { tasks } = await openTask();
    const outcome = await tasks.append({
      taskId: "task-1",
      at: at(5),
      events: [status("TASK_STATE_WORKING"), chunk("a")],
    });
    const row = {
      ...newTask().row,
      state: "TASK_STATE_WORKING",
      statusAt: at(5),
      lastSequence: 3,
    };
    expect(outcome).toMatchObject({ kind: "appended", row });
    await expect(tasks.find("task-1")).resolves.toEqual(row);
  });

  it("changes state and statusAt with status updates only", async () => {
    const { tasks } = await openTask();
    await tasks.append({ taskId: "task-1", at: at(1), events: [chunk("a"), userMessage("b")] });
    await expect(tasks.find("task-1")).resolves.toMatchObject({
      state: "TASK_STATE_SUBMITTED",
      statusAt: at(0),
      lastSequence: 3,
    });
  });

  it("writes nothing after a terminal status within one request", async () => {
    const { tasks } = await openTask();
    const outcome = await tasks.append({
      taskId: "task-1",
      at: at(1),
      events: [chunk("a"), status("TASK_STATE_COMPLETED"), chunk("b"), status("TASK_STATE_FAILED")],
    });
    expect(outcome).toMatchObject({
      row: { state: "TASK_STATE_COMPLETED", lastSequence: 3 },
      events: [{ sequence: 2 }, { sequence: 3 }],
    });
    await expect(tasks.events("task-1", 0)).resolves.toHaveLength(3);
  });

  it.each(TERMINAL_STATES)("answers terminal and writes nothing after %s", async (state) => {
    const stores = await openTask();
    await stores.tasks.append({ taskId: "task-1", at: at(1), events: [status(state)] });
    const [row, counts] = [await stores.tasks.find("task-1"), rowCounts(stores)];
    for (const event of [status("TASK_STATE_COMPLETED"), chunk("late"), userMessage("late")]) {
      const outcome = await stores.tasks.append({
        taskId: "task-1",
        at: at(2),
        events: [event],
        publicationId: "p",
        message: { messageId: "m", digest: "d" },
        delivery: { id: "d", payload: "{}" },
      });
      expect(outcome).toEqual({ kind: "terminal", state });
    }
    await expect(stores.tasks.find("task-1")).resolves.toEqual(row);
    expect(rowCounts(stores)).toEqual(counts);
  });

  it("lets one of two ends win when both come in one turn", async () => {
    const { tasks } = await openTask();
    const [canceled, completed] = await Promise.all([
      tasks.append({ taskId: "task-1", at: at(1), events: [status("TASK_STATE_CANCELED")] }),
      tasks.append({ taskId: "task-1", at: at(1), events: [status("TASK_STATE_COMPLETED")] }),
    ]);
    expect(canceled).toMatchObject({ kind: "appended" });
    expect(completed).toEqual({ kind: "terminal", state: "TASK_STATE_CANCELED" });
  });

  it("lets the first of two ends win when another process writes the second", async () => {
    const here = await openTask();
    const there = openStores(here.folder);
    await here.tasks.append({ taskId: "task-1", at: at(1), events: [chunk("a")] });
    await there.tasks.append({
      taskId: "task-1",
      at: at(1),
      events: [status("TASK_STATE_CANCELED")],
    });
    await expect(
      here.tasks.append({ taskId: "task-1", at: at(2), events: [status("TASK_STATE_COMPLETED")] }),
    ).resolves.toEqual({ kind: "terminal", state: "TASK_STATE_CANCELED" });
  });

  it("answers unknown for a task that is not there", async () => {
    const stores = await openTask();
    const counts = rowCounts(stores);
    await expect(
      stores.tasks.append({ taskId: "task-9", at: at(1), events: [chunk("a")] }),
    ).resolves.toEqual({ kind: "unknown" });
    expect(rowCounts(stores)).toEqual(counts);
  });

  it("gives each request of a turn its own outcome", async () => {
    const { tasks } = await openTask();
    const request = { taskId: "task-1", at: at(1), events: [chunk("a")] };
    const outcomes = await Promise.all([
      tasks.append({ ...request, publicationId: "p" }),
      tasks.append({ ...request, taskId: "task-9" }),
      tasks.append({ ...request, publicationId: "p" }),
      tasks.append(request),
      tasks.append({ ...request, events: [status("TASK_STATE_COMPLETED")] }),
      tasks.append(request),
    ]);
    expect(outcomes).toMatchObject([
      { kind: "appended", row: { lastSequence: 2, state: "TASK_STATE_SUBMITTED" } },
      { kind: "unknown" },
      { kind: "repeated", lastSequence: 2 },
      { kind: "appended", row: { lastSequence: 3 } },
      { kind: "appended", row: { lastSequence: 4, state: "TASK_STATE_COMPLETED" } },
      { kind: "terminal", state: "TASK_STATE_COMPLETED" },
    ]);
    await expect(tasks.find("task-1")).resolves.toMatchObject({ lastSequence: 4 });
  });

  it("takes effect in the order of the calls, together with open()", async () => {
    const { tasks } = await openStoresWithAgents();
    const before = tasks.append({ taskId: "task-1", at: at(1), events: [chunk("early")] });
    const opened = tasks.open(newTask());
    const chunks = ["a", "b", "c"].map((text) =>
      tasks.append({ taskId: "task-1", at: at(1), events: [chunk(text)] }),
    );
    await expect(before).resolves.toEqual({ kind: "unknown" });
    await expect(opened).resolves.toMatchObject({ row: { lastSequence: 1 } });
    await Promise.all(chunks);
    const events = await tasks.events("task-1", 1);
    expect(events.map(({ event }) => event)).toEqual(["a", "b", "c"].map((text) => chunk(text)));
    await expect(tasks.find("task-1")).resolves.toMatchObject({ lastSequence: 4 });
  });

  it("keeps what was handed in, whatever its owner does to it before the commit", async () => {
    const { tasks } = await openTask();
    const events = [chunk("a")];
    const promise = tasks.append({ taskId: "task-1", at: at(1), events });
    events.push(chunk("b"));
    await promise;
    await expect(tasks.events("task-1", 1)).resolves.toHaveLength(1);
  });

  it("rejects the one request that cannot be encoded, and nothing else of the turn", async () => {
    const { tasks } = await openTask();
    const bad = chunk("bad");
    (bad as any).artifactUpdate.metadata = { number: 1n };
    const [first, second, third] = await Promise.allSettled(
      [chunk("a"), bad, chunk("b")].map((event) =>
        tasks.append({ taskId: "task-1", at: at(1), events: [event] }),
      ),
    );
    expect([first!.status, second!.status, third!.status]).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
  });
});

describe("TaskStore append() again", () => {
  it("answers a repeated publication with the sequence it ended at", async () => {
    const stores = await openTask();
    const { tasks } = stores;
    const request = {
      ...{ taskId: "task-1", at: at(1), publicationId: "p" },
      events: [chunk("a"), chunk("b")],
    };
    await tasks.append(request);
    await tasks.append({ taskId: "task-1", at: at(1), events: [chunk("c")] });
    const counts = rowCounts(stores);
    await expect(tasks.append(request)).resolves.toEqual({ kind: "repeated", lastSequence: 3 });
    expect(rowCounts(stores)).toEqual(counts);
  });

  it("answers a repetition as one when the publication ended the task", async () => {
    const { tasks } = await openTask();
    const request = {
      ...{ taskId: "task-1", at: at(1), publicationId: "p" },
      events: [status("TASK_STATE_COMPLETED")],
    };
    await tasks.append(request);
    await expect(tasks.append(request)).resolves.toEqual({ kind: "repeated", lastSequence: 2 });
  });

  it("takes the same publication id for each task on its own", async () => {
    const { tasks } = await openTask();
    await tasks.open(newTask({ id: "task-2" }));
    for (const taskId of ["task-1", "task-2"])
      await expect(
        tasks.append({ taskId, at: at(1), publicationId: "p", events: [chunk("a", taskId)] }),
      ).resolves.toMatchObject({ kind: "appended" });
  });

  it("answers a repeated message as one, and findByMessage() finds where it went", async () => {
    const stores = await openTask();
    const message = { messageId: "m-2", digest: "d" };
    const request = {
      ...{ taskId: "task-1", at: at(1), message, events: [userMessage("more")] },
      delivery: { id: "d-1", payload: "{}" },
    };
    await stores.tasks.append(request);
    const counts = rowCounts(stores);
    const again = { ...request, delivery: { id: "d-2", payload: "{}" } };
    await expect(stores.tasks.append(again)).resolves.toEqual({
      kind: "repeated",
      lastSequence: 2,
    });
    expect(rowCounts(stores)).toEqual(counts);
    const scope = { agentId: "echo", principal: "caller-1" };
    await expect(stores.tasks.findByMessage(scope, message)).resolves.toEqual({
      taskId: "task-1",
      lastSequence: 2,
    });
    await expect(
      stores.tasks.append({ ...again, message: { ...message, digest: "another" } }),
    ).resolves.toMatchObject({ kind: "appended" });
  });
});

describe("TaskStore append() and deliveries", () => {
  const claim = { limit: 9, now: at(9), leasedUntil: at(19) };

  it("lets a delivery wait in the same step", async () => {
    const { tasks, deliveries } = await openTask();
    await tasks.append({
      ...{ taskId: "task-1", at: at(1), events: [userMessage("more")] },
      delivery: { id: "d-1", payload: "{}" },
    });
    await expect(deliveries.claim("echo", claim)).resolves.toMatchObject([{ id: "d-1" }]);
  });

  it("drops waiting and leased deliveries of a task that ends, and of no other", async () => {
    const { tasks, deliveries } = await openTask();
    const delivery = (id: string) => ({ delivery: { id, payload: "{}" } });
    await tasks.open(newTask({ id: "ends" }, delivery("leased")));
    const [leased] = await deliveries.claim("echo", claim);
    await tasks.append({ taskId: "ends", at: at(1), events: [], ...delivery("waiting") });
    await tasks.open(newTask({ id: "stays" }, delivery("other")));
    await tasks.append({
      taskId: "ends",
      at: at(2),
      events: [status("TASK_STATE_CANCELED", "ends")],
      ...delivery("too late"),
    });
    await expect(deliveries.complete("leased", leased!.leaseId)).resolves.toBe(false);
    const left = await deliveries.claim("echo", { ...claim, now: at(99), leasedUntil: at(100) });
    expect(left.map(({ id }) => id)).toEqual(["other"]);
  });
});

describe("TaskStore events()", () => {
  it("answers those after a sequence, in order, up to a limit", async () => {
    const { tasks } = await openTask();
    const events = ["a", "b", "c", "d"].map((text) => chunk(text));
    await tasks.append({ taskId: "task-1", at: at(1), events });
    const sequences = async (after: number, limit?: number) =>
      (await tasks.events("task-1", after, limit)).map(({ sequence }) => sequence);
    await expect(sequences(0)).resolves.toEqual([1, 2, 3, 4, 5]);
    await expect(sequences(3)).resolves.toEqual([4, 5]);
    await expect(sequences(1, 2)).resolves.toEqual([2, 3]);
    await expect(sequences(5)).resolves.toEqual([]);
    await expect(tasks.events("task-9", 0)).resolves.toEqual([]);
  });
});

describe("TaskStore append(), with a limit", () => {
  const sizeOf = (...events: object[]) =>
    events.reduce((sum, event) => sum + Buffer.byteLength(JSON.stringify(event)), 0);
  const opening = sizeOf({ task: newTask().task });
  const request = (...events: AppendableEvent[]) => ({ taskId: "task-1", at: at(1), events });

  it("lets a log become as large as the limit, in bytes, and no larger", async () => {
    const { tasks } = await openTask();
    const event = chunk("für");
    const bytes = opening + 2 * sizeOf(event);
    const limit = { bytes, endBytes: bytes };
    const outcomes = [];
    for (let n = 0; n < 3; n += 1) outcomes.push(await tasks.append({ ...request(event), limit }));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["appended", "appended", "full"]);
  });

  it("appends nothing of what is too large, nor remembers it", async () => {
    const stores = await openTask();
    const counts = rowCounts(stores);
    const limit = { bytes: opening + sizeOf(chunk("a")), endBytes: 0 };
    const tooMuch = {
      ...request(chunk("a"), chunk("b")),
      publicationId: "p",
      message: { messageId: "m", digest: "d" },
      delivery: { id: "d", payload: "{}" },
    };
    await expect(stores.tasks.append({ ...tooMuch, limit })).resolves.toEqual({ kind: "full" });
    expect(rowCounts(stores)).toEqual(counts);
    await expect(stores.tasks.append(tooMuch)).resolves.toMatchObject({ kind: "appended" });
    // What was appended before is known, however full the log is.
    await expect(stores.tasks.append({ ...tooMuch, limit })).resolves.toMatchObject({
      kind: "repeated",
    });
  });

  it("counts across the requests of one turn", async () => {
    const { tasks } = await openTask();
    const bytes = opening + 2 * sizeOf(chunk("a"));
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => tasks.append({ ...request(chunk("a")), limit: { bytes, endBytes: 0 } })),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(["appended", "appended", "full"]);
  });

  it("has room of its own for what ends a task", async () => {
    const { tasks } = await openTask();
    const end = status("TASK_STATE_FAILED");
    const limit = { bytes: opening, endBytes: opening + sizeOf(end) };
    await expect(
      tasks.append({ ...request(status("TASK_STATE_WORKING")), limit }),
    ).resolves.toEqual({ kind: "full" });
    // What follows an end is not appended, so it takes no room.
    await expect(tasks.append({ ...request(end, chunk("a")), limit })).resolves.toMatchObject({
      kind: "appended",
      row: { state: "TASK_STATE_FAILED" },
    });
  });
});
