import type { TaskListFilter, TaskScope } from "../../../../src/ports/task-store";
import { at, newTask, openStoresWithAgents, status, type TestStores } from "./fixtures";

const SCOPE = { agentId: "echo", principal: "caller-1" };

async function ids({ tasks }: TestStores, scope: TaskScope, filter: Partial<TaskListFilter> = {}) {
  const { rows, total } = await tasks.list(scope, { limit: 99, ...filter });
  return { ids: rows.map(({ id }) => id), total };
}

describe("TaskStore list()", () => {
  it("answers newest status first, and by id descending at the same instant", async () => {
    const stores = await openStoresWithAgents();
    for (const [id, ms] of [
      ["b", 1],
      ["a", 1],
      ["d", 3],
      ["c", 2],
    ] as const)
      // prettier-ignore
      await stores.tasks.open(newTask({ id, statusAt: at(ms) }));
    await expect(ids(stores, SCOPE)).resolves.toEqual({ ids: ["d", "c", "b", "a"], total: 4 });
  });

  it("answers a scope only what belongs to it", async () => {
    const stores = await openStoresWithAgents();
    await stores.tasks.open(newTask({ id: "1" }));
    await stores.tasks.open(newTask({ id: "2", principal: "caller-2" }));
    await stores.tasks.open(newTask({ id: "3", agentId: "other" }));
    await expect(ids(stores, SCOPE)).resolves.toEqual({ ids: ["1"], total: 1 });
    await expect(ids(stores, { agentId: "echo" })).resolves.toEqual({ ids: ["2", "1"], total: 2 });
    await expect(ids(stores, { agentId: "gone" })).resolves.toEqual({ ids: [], total: 0 });
  });

  it("filters by context, state and instant, and counts what the filter matches", async () => {
    const stores = await openStoresWithAgents();
    for (let n = 0; n < 8; n += 1)
      await stores.tasks.open(
        newTask({
          id: String(n),
          contextId: n & 1 ? "odd" : "even",
          state: n & 2 ? "TASK_STATE_WORKING" : "TASK_STATE_COMPLETED",
          statusAt: at(n),
        }),
      );
    const odd = { contextId: "odd" };
    const working = { state: "TASK_STATE_WORKING" } as const;
    const late = { statusAtOrAfter: at(4) };
    const check = async (filter: Partial<TaskListFilter>, expected: string[]) => {
      for (const scope of [SCOPE, { agentId: "echo" }])
        await expect(ids(stores, scope, filter)).resolves.toEqual({
          ids: expected,
          total: expected.length,
        });
    };
    await check(odd, ["7", "5", "3", "1"]);
    await check(working, ["7", "6", "3", "2"]);
    await check(late, ["7", "6", "5", "4"]);
    await check({ ...odd, ...working }, ["7", "3"]);
    await check({ ...odd, ...late }, ["7", "5"]);
    await check({ ...working, ...late }, ["7", "6"]);
    await check({ ...odd, ...working, ...late }, ["7"]);
    await check({ contextId: "none" }, []);
  });

  it("pages through all rows once, the total being that of all pages", async () => {
    const stores = await openStoresWithAgents();
    const all: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      const id = `task-${n}`;
      all.unshift(id);
      // Three at an instant, so that pages end within one.
      await stores.tasks.open(newTask({ id, statusAt: at(Math.floor(n / 3)) }));
    }
    const seen: string[] = [];
    for (let after: TaskListFilter["after"]; ;) {
      const filter = { limit: 4, ...(after && { after }) };
      const { rows, total } = await stores.tasks.list(SCOPE, filter);
      expect(total).toBe(10);
      if (rows.length === 0) break;
      seen.push(...rows.map(({ id }) => id));
      after = rows.at(-1);
    }
    expect(seen).toEqual(all);
  });

  it("repeats and skips no unchanged row when others change between pages", async () => {
    const stores = await openStoresWithAgents();
    for (let n = 0; n < 6; n += 1)
      await stores.tasks.open(newTask({ id: `task-${n}`, statusAt: at(n) }));
    const first = await stores.tasks.list(SCOPE, { limit: 2 });
    expect(first.rows.map(({ id }) => id)).toEqual(["task-5", "task-4"]);
    // The last row of the page moves, one goes, one that was not seen moves to the front, one comes.
    const append = (taskId: string) =>
      stores.tasks.append({
        taskId,
        at: at(20),
        events: [status("TASK_STATE_COMPLETED", taskId)],
      });
    await append("task-4");
    await append("task-2");
    await stores.tasks.open(newTask({ id: "new", statusAt: at(30) }));
    const second = await stores.tasks.list(SCOPE, { limit: 9, after: first.rows.at(-1)! });
    expect(second.rows.map(({ id }) => id)).toEqual(["task-3", "task-1", "task-0"]);
    expect(second.total).toBe(7);
  });
});
