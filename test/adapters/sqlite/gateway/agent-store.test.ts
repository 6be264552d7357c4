import { setImmediate as nextTurn } from "node:timers/promises";
import {
  agent,
  at,
  chunk,
  credential,
  newTask,
  openStores,
  openStoresWithAgents,
  rowCounts,
  status,
} from "./fixtures";

describe("AgentStore", () => {
  it("get() answers what was added, field for field", async () => {
    const { agents } = openStores();
    const full = agent({
      iconUrl: "https://agents.example/icon.png",
      visibility: "PRIVATE",
      connector: { kind: "module", module: "./echo.mjs" },
      extensions: [{ uri: "https://agents.example/ext", required: true }],
      invoke: false,
      updatedAt: at(1),
    });
    await expect(agents.add(full)).resolves.toBe(true);
    await expect(agents.get("echo")).resolves.toEqual(full);
    await agents.add(agent({ id: "plain" }));
    await expect(agents.get("plain")).resolves.toEqual(agent({ id: "plain" }));
  });

  it("get() answers undefined for an unknown id", async () => {
    await expect(openStores().agents.get("echo")).resolves.toBeUndefined();
  });

  it("add() answers false and changes nothing when the id is taken", async () => {
    const { agents } = openStores();
    await agents.add(agent());
    await expect(agents.add(agent({ name: "Thief" }))).resolves.toBe(false);
    await expect(agents.get("echo")).resolves.toEqual(agent());
  });

  it("list() answers all agents by id", async () => {
    const { agents } = openStores();
    for (const id of ["c", "a", "b"]) await agents.add(agent({ id }));
    expect((await agents.list()).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("update() replaces an agent whole", async () => {
    const { agents } = openStores();
    await agents.add(agent({ iconUrl: "https://agents.example/icon.png" }));
    const changed = agent({ name: "Echo 2", updatedAt: at(5) });
    await expect(agents.update(changed)).resolves.toBe(true);
    await expect(agents.get("echo")).resolves.toEqual(changed);
  });

  it("update() answers false when there is no such agent", async () => {
    const { agents } = openStores();
    await expect(agents.update(agent())).resolves.toBe(false);
    await expect(agents.list()).resolves.toEqual([]);
  });

  it("sees from the next turn on what another process changed", async () => {
    const here = openStores();
    const there = openStores(here.folder);
    await here.agents.add(agent());
    await there.agents.update(agent({ visibility: "PRIVATE" }));
    await expect(here.agents.get("echo")).resolves.toMatchObject({ visibility: "PRIVATE" });
    await there.agents.remove("echo");
    await nextTurn();
    await expect(here.agents.get("echo")).resolves.toBeUndefined();
  });

  it("sees at once what it changed itself", async () => {
    const { agents, credentials } = openStores();
    await agents.add(agent());
    await agents.get("echo");
    await agents.update(agent({ visibility: "PRIVATE" }));
    await expect(agents.get("echo")).resolves.toMatchObject({ visibility: "PRIVATE" });
    await credentials.mint(credential({ agentId: "echo" }), "hash", 3);
    await credentials.find("hash");
    await agents.remove("echo");
    await expect(agents.get("echo")).resolves.toBeUndefined();
    await expect(credentials.find("hash")).resolves.toBeUndefined();
  });
});

describe("AgentStore remove()", () => {
  it("removes everything of the agent and nothing of another", async () => {
    const stores = await openStoresWithAgents();
    const { agents, credentials, tasks } = stores;
    const before = rowCounts(stores);
    await credentials.mint(credential({ id: "o", agentId: "other" }), "hash-o", 3);
    await tasks.open(newTask({ id: "o", agentId: "other" }, delivery("o")));
    const others = rowCounts(stores);

    await credentials.mint(credential(), "hash-1", 3);
    for (let n = 0; n < 50; n += 1) {
      const taskId = `task-${n}`;
      await tasks.open(newTask({ id: taskId }, delivery(taskId)));
      await tasks.append({ taskId, at: at(1), publicationId: "p", events: [chunk("x", taskId)] });
      if (n % 2)
        await tasks.append({ taskId, at: at(2), events: [status("TASK_STATE_COMPLETED", taskId)] });
    }
    await expect(agents.remove("echo")).resolves.toBe(true);
    expect(rowCounts(stores)).toEqual({ ...others, agents: before.agents! - 1 });
    await expect(tasks.find("o")).resolves.toBeDefined();
  });

  it("leaves nothing to an agent that takes the id later", async () => {
    const { agents, credentials, tasks, deliveries } = await openStoresWithAgents();
    await credentials.mint(credential(), "hash-1", 1);
    await tasks.open(newTask({}, delivery("1")));
    await agents.remove("echo");
    await agents.add(agent());
    await expect(credentials.find("hash-1")).resolves.toBeUndefined();
    await expect(tasks.list({ agentId: "echo" }, { limit: 9 })).resolves.toEqual({
      rows: [],
      total: 0,
    });
    const claim = { limit: 9, now: at(9), leasedUntil: at(10) };
    await expect(deliveries.claim("echo", claim)).resolves.toEqual([]);
    // The same message opens a task anew.
    await expect(tasks.open(newTask())).resolves.toMatchObject({ kind: "opened" });
  });

  it("lets others in between tasks with many events, whether they have ended or not", async () => {
    const stores = await openStoresWithAgents();
    const { agents, tasks } = stores;
    for (const [id, state] of [
      ["a", "TASK_STATE_COMPLETED"],
      ["b", "TASK_STATE_FAILED"],
      ["c", "TASK_STATE_WORKING"],
      ["d", "TASK_STATE_WORKING"],
    ] as const) {
      await tasks.open(newTask({ id }));
      const events = Array.from({ length: 1500 }, () => chunk("x", id));
      await tasks.append({ taskId: id, at: at(1), events: [...events, status(state, id)] });
    }
    const seen = new Set<number>();
    const removal = { isOver: false };
    const removing = agents.remove("echo").finally(() => {
      removal.isOver = true;
    });
    while (!removal.isOver) {
      seen.add(rowCounts(stores).tasks!);
      await nextTurn();
    }
    await expect(removing).resolves.toBe(true);
    expect([...seen]).toEqual([3, 2, 1, 0]);
  });

  it("answers false when there is no such agent", async () => {
    await expect(openStores().agents.remove("echo")).resolves.toBe(false);
  });
});

function delivery(id: string) {
  return { delivery: { id: `delivery ${id}`, payload: "{}" } };
}
