import { createGatewayStores } from "../../../../src/adapters/sqlite/gateway/gateway-stores";
import { at, openStores, type TestStores } from "./fixtures";

/** Some value for each place of a statement: plans do not depend on which. */
function valuesFor(sql: string): unknown[] {
  const unnamed = sql.match(/\?/g) ?? [];
  const names = [...sql.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name);
  return names.length > 0
    ? [Object.fromEntries(names.map((name) => [name, at(0)]))]
    : unnamed.map(() => at(0));
}

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
    const values = valuesFor(sql);
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
      expect.stringMatching(/tasks_ended \((.|\n)* n USING COVERING INDEX notifications_by_config/),
    ]);
    expect(text.join("\n")).not.toMatch(SORT_OR_SCAN);
  });
});

describe("PushNotificationStore", () => {
  /** The plan of the one statement that says this. */
  async function planOf(...words: readonly string[]): Promise<string> {
    const steps = await plans(
      ({ db }) => createGatewayStores(db),
      (sql) => words.every((word) => sql.includes(word)),
    );
    const different = [...new Set(steps.map((plan) => plan.join("\n")))];
    expect(different).toHaveLength(1);
    return different[0]!;
  }

  it.each([
    ["what waits", ["c.due_at IS NOT NULL ORDER BY"], "c USING INDEX push_configs_due ("],
    [
      "what a configuration sends next",
      ["AS notification_renderer"],
      "n USING INDEX notifications_to_send (",
    ],
    [
      "what comes after that",
      ["SELECT next_attempt_at FROM notifications"],
      "notifications USING INDEX notifications_to_send (",
    ],
    [
      "what a configuration has sent",
      ["n.number DESC"],
      "n USING INDEX notifications_by_config (config_number=? AND number<?)",
    ],
    ["what is sent again", ["t.id = ? AND c.id = ? AND n.id = ?"], "sqlite_autoindex_notific"],
    ["what an end leaves", ["SET status = 'failed'"], "USING INDEX notifications_to_send ("],
  ])("reads %s from its index, in order", async (_what, words, index) => {
    const plan = await planOf(...words);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(SORT_OR_SCAN);
  });

  it.each([
    ["page", ["ORDER BY c.number LIMIT"]],
    ["those that hear of an event", ["ended_at IS NULL ORDER BY number"]],
    ["how many there are", ["SELECT count(*) FROM push_configs WHERE task_number = ? AND"]],
    ["one", ["FROM push_configs AS c WHERE task_number", "id = ? AND ended_at IS NULL"]],
    ["removal", ["DELETE FROM push_configs"]],
  ])("reads of the configurations of a task no other's: %s", async (_what, words) => {
    const plan = await planOf(...words);
    expect(plan).toMatch(/SEARCH \w+ USING INDEX sqlite_autoindex_push_configs_1 \(task_number=\?/);
    // A task has few of them, so they may be sorted.
    expect(plan).not.toMatch(/SCAN/);
  });

  it("reads whole tables for what is looked at once, after a start, alone", async () => {
    const isAboutPush = (sql: string) => /push_configs|notifications/.test(sql);
    const steps = await plans(({ db }) => createGatewayStores(db), isAboutPush);
    const scans = steps.flat().filter((step) => /SCAN (?!\(subquery|CONSTANT ROW)/.test(step));
    expect(steps.length).toBeGreaterThan(15);
    expect(scans).toEqual(["SCAN c"]);
    await expect(planOf("c.sealed IS NOT NULL")).resolves.toMatch(/^SCAN c$/m);
  });
});

describe("AgentStore remove()", () => {
  it("reads the tasks of an agent from their index", async () => {
    const steps = await plans(
      ({ db }) => createGatewayStores(db),
      (sql) => sql.includes("FROM tasks WHERE agent_id = ?"),
    );
    // Tasks, and notifications before them: of ended tasks first, then of all.
    expect(steps).toHaveLength(4);
    for (const plan of steps.map((details) => details.join("\n"))) {
      expect(plan).toMatch(/SEARCH tasks USING (COVERING )?INDEX tasks_by_agent \(/);
      expect(plan).not.toMatch(SORT_OR_SCAN);
    }
  });
});
