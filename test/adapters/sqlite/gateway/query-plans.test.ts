import { createGatewayStores } from "../../../../src/adapters/sqlite/gateway/gateway-stores";
import { at, openStores, type TestStores } from "./fixtures";

const NAMED_VALUES = {
  ...{ agentId: "a", principal: "p", contextId: "c", state: "s", statusAtOrAfter: at(0) },
  ...{ afterStatusAt: at(0), afterId: "i", before: at(0), limit: 9 },
};

/** What takes longer the more there is. The results of a query that is limited may be walked through. */
const SORT_OR_SCAN = /TEMP B-TREE|SCAN (?!\(subquery)/;

/** The steps by which the planner answers each statement that is prepared while `use` runs. */
async function plans(
  use: (stores: TestStores) => unknown,
  isMeant: (sql: string) => boolean = () => true,
): Promise<string[][]> {
  const stores = openStores();
  const prepare = jest.spyOn(stores.db, "prepare");
  await use(stores);
  const statements = prepare.mock.calls.map(([sql]) => sql).filter(isMeant);
  prepare.mockRestore();
  return statements.map((sql) => {
    const values = sql.includes("?") ? [at(0), 9] : [NAMED_VALUES];
    const rows = stores.db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
    return (rows as { detail: string }[]).map(({ detail }) => detail);
  });
}

describe("TaskStore list()", () => {
  it.each([
    ["a principal", { principal: "p" }, {}, "tasks_by_principal"],
    ["a principal's context", { principal: "p" }, { contextId: "c" }, "tasks_by_context"],
    ["an agent", {}, {}, "tasks_by_agent"],
    ["a context of an agent", {}, { contextId: "c" }, "tasks_by_agent"],
  ])("reads %s from its index, in order", async (_what, scope, filter, index) => {
    for (const state of [{}, { state: "TASK_STATE_COMPLETED" }] as const)
      for (const instant of [{}, { statusAtOrAfter: at(0) }])
        for (const place of [{}, { after: { statusAt: at(0), id: "i" } }]) {
          const options = { limit: 9, ...filter, ...state, ...instant, ...place };
          const [page, count] = await plans(({ tasks }) =>
            tasks.list({ agentId: "a", ...scope }, options),
          );
          // One step each: no sorting for the page, no look at the table for the count.
          expect(page).toEqual([expect.stringContaining(`SEARCH tasks USING INDEX ${index} (`)]);
          expect(count).toEqual([
            expect.stringContaining(`SEARCH tasks USING COVERING INDEX ${index} (`),
          ]);
        }
  });
});

describe("TaskStore upkeep", () => {
  it("reads owed and ended tasks from their indexes, oldest first", async () => {
    const steps = await plans(
      ({ db }) => createGatewayStores(db),
      (sql) => sql.includes("status_at <"),
    );
    const text = steps.map((plan) => plan.join("\n"));
    expect(text).toEqual([
      expect.stringContaining("SEARCH t USING INDEX tasks_owed ("),
      expect.stringContaining("SEARCH tasks USING INDEX tasks_ended ("),
    ]);
    expect(text.join("\n")).not.toMatch(SORT_OR_SCAN);
  });
});

describe("AgentStore remove()", () => {
  it("reads the tasks of an agent from their index", async () => {
    const steps = await plans(
      ({ db }) => createGatewayStores(db),
      (sql) => sql.includes("FROM tasks WHERE agent_id = ?"),
    );
    expect(steps).toHaveLength(2);
    for (const plan of steps.map((details) => details.join("\n"))) {
      expect(plan).toContain("SEARCH tasks USING INDEX tasks_by_agent (");
      expect(plan).not.toMatch(SORT_OR_SCAN);
    }
  });
});
