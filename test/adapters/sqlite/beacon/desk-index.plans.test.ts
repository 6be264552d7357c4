import Database from "better-sqlite3";
import type { DeskFilter, DeskIndex } from "../../../../src/ports/desk-index";
import { catchUp, openDesk, text } from "./desk-index.fixtures";

const FILTERS = ([{}, { kind: "structured" }] as DeskFilter[])
  .flatMap<DeskFilter>((one) => [one, { ...one, state: "unread" as const }])
  .flatMap<DeskFilter>((one) => [one, { ...one, from: "2026" }])
  .flatMap<DeskFilter>((one) => [one, { ...one, to: "2027" }])
  .flatMap<DeskFilter>((one) => [one, { ...one, text: "word" }]);

/** What takes longer the more there is. */
const SORT_OR_SCAN = /TEMP B-TREE|SCAN e|SCAN entries/;

const prepare = jest.spyOn(Database.prototype, "prepare");

/** The plans of the statements that a question is answered with. */
async function plansOf(ask: (index: DeskIndex) => Promise<unknown>): Promise<string[]> {
  const { index, add } = openDesk();
  await add(text("word", { receivedAt: "2026-01-31T12:00:00.000Z" }));
  await catchUp(index);
  prepare.mockClear();
  await ask(index);
  const calls = prepare.mock.calls.map(([sql], call) => ({
    ...{ sql, db: prepare.mock.contexts[call] as Database.Database },
  }));
  return calls.map(({ sql, db }) => {
    const names = [...sql.matchAll(/:([a-z]+)/g)].map(([, name]) => [name, 1]);
    const plan = db.prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
    return plan
      .all(Object.fromEntries(names) as object)
      .map(({ detail }) => detail)
      .join("\n");
  });
}

function indexOf({ kind, state, text: words }: DeskFilter): string {
  if (words !== undefined) return "SCAN w VIRTUAL TABLE INDEX";
  if (kind !== undefined && state !== undefined)
    return "INDEX entries_by_kind_and_state (kind=? AND state=? AND sequence>? AND sequence<?)";
  if (kind !== undefined) return "INDEX entries_by_kind (kind=? AND sequence>? AND sequence<?)";
  if (state !== undefined) return "INDEX entries_by_state (state=? AND sequence>? AND sequence<?)";
  return "INTEGER PRIMARY KEY (rowid>? AND rowid<?)";
}

describe.each(FILTERS)("the list of %j", (filter) => {
  it.each([
    ["the first page", (index: DeskIndex) => index.page(filter, { limit: 5 })],
    ["an older page", (index: DeskIndex) => index.page(filter, { limit: 5, before: 9 })],
    ["a newer page", (index: DeskIndex) => index.page(filter, { limit: 5, after: 0 })],
    ["a count", (index: DeskIndex) => index.count(filter, 5)],
    ["neighbours", (index: DeskIndex) => index.neighbours(filter, 0)],
  ])("is read by keys, in order: %s", async (_what, ask) => {
    const plans = await plansOf(ask);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).toContain(indexOf(filter));
      expect(plan).not.toMatch(SORT_OR_SCAN);
    }
  });
});

it("what is looked for in the logs is read by keys", async () => {
  prepare.mockClear();
  const { source } = openDesk();
  const read = prepare.mock.calls
    .filter((_, call) => prepare.mock.contexts[call] === source)
    .map(([sql]) => sql)
    .filter((sql) => sql.startsWith("SELECT"));
  expect(read.length).toBeGreaterThan(4);
  for (const sql of read) {
    const values = (sql.match(/\?/g) ?? []).map(() => 1);
    const plan = source.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
    for (const { detail } of plan.all(...values))
      // A scan of a log in its order ends at the first row.
      expect(detail).toMatch(sql.endsWith("DESC LIMIT 1") ? /^(SCAN|SEARCH)/ : /^SEARCH/);
  }
});
