import { at, chunk, newTask, openStoresWithAgents, rowCounts, status } from "./fixtures";

describe("what is asked for in one turn", () => {
  it("is one transaction, in which each step sees those before it", async () => {
    const { tasks, deliveries } = await openStoresWithAgents();
    const delivery = { id: "delivery-1", payload: "{}" };
    const claim = { limit: 10, now: at(1), leasedUntil: at(1_000) };
    const append = { taskId: "task-1", at: at(1), publicationId: "p-1", events: [chunk("a")] };
    const [opened, again, appended, repeated, claimed] = await Promise.all([
      tasks.open(newTask({}, { delivery })),
      tasks.open(newTask({ id: "task-2" }, { message: newTask().message })),
      tasks.append(append),
      tasks.append(append),
      deliveries.claim("echo", claim),
    ]);
    expect(opened.kind).toBe("opened");
    expect(again).toEqual({ kind: "repeated", taskId: "task-1" });
    expect(appended).toMatchObject({ kind: "appended", row: { lastSequence: 2 } });
    expect(repeated).toEqual({ kind: "repeated", lastSequence: 2 });
    expect(claimed).toMatchObject([{ id: "delivery-1", taskId: "task-1", attempt: 1 }]);
  });

  it("leaves a task that is opened and ends as one that has ended, without its delivery", async () => {
    const stores = await openStoresWithAgents();
    const { tasks } = stores;
    await Promise.all([
      tasks.open(newTask({}, { delivery: { id: "delivery-1", payload: "{}" } })),
      tasks.append({ taskId: "task-1", at: at(1), events: [chunk("a"), chunk("b")] }),
      tasks.append({ taskId: "task-1", at: at(2), events: [status("TASK_STATE_COMPLETED")] }),
    ]);
    expect(await tasks.find("task-1")).toMatchObject({
      state: "TASK_STATE_COMPLETED",
      statusAt: at(2),
      lastSequence: 4,
    });
    expect((await tasks.events("task-1", 0)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    expect(rowCounts(stores)).toMatchObject({ tasks: 1, events: 1, deliveries: 0, messages: 1 });
  });
});
