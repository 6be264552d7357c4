import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import { createChainWatch } from "../../../../src/adapters/sqlite/beacon/chain-watch";
import { chainHash } from "../../../../src/adapters/sqlite/beacon/hash-chain";
import { createReviewStore } from "../../../../src/adapters/sqlite/beacon/review-store";
import { hashedSubmission } from "../../../../src/adapters/sqlite/beacon/rows";
import { createSubmissionStore } from "../../../../src/adapters/sqlite/beacon/submission-store";
import type { SqliteDatabase } from "../../../../src/adapters/sqlite/database";
import type { ChainWatch } from "../../../../src/ports/review-store";
import { StoreUnavailableError } from "../../../../src/ports/store-unavailable-error";
import { makeDataDir } from "../../../support/beacon";
import { keepLog } from "../../../support/log";
import { storedRows } from "../../../support/stored";
import { submission } from "../../../support/submission";
import { until } from "../../../support/until";

const NOW = Date.UTC(2026, 2, 1);
const ROWS = 250;

let dataDir: string;
let db: SqliteDatabase;
let source: SqliteDatabase;
let watch: ChainWatch | undefined;
beforeEach(async () => {
  dataDir = makeDataDir();
  db = openDatabase(dataDir, { create: true });
  await add(ROWS);
  const reviews = createReviewStore(db);
  for (const { id } of storedRows(dataDir))
    await reviews.mark(id, { verdict: "reviewed", markedAt: "t", reviewer: "r" });
  source = openDatabase(dataDir, { create: false, readOnly: true });
});
afterEach(async () => {
  await watch?.close();
  watch = undefined;
  source.close();
  db.close();
});

async function add(count: number): Promise<void> {
  const store = createSubmissionStore(db);
  await Promise.all(
    Array.from({ length: count }, (_, n) => store.append(submission(`{"a":${n}}`))),
  );
}

const log = keepLog();

function open(more: { intervalMs?: number; checksBetweenWhole?: number } = {}): ChainWatch {
  log.entries.length = 0;
  watch = createChainWatch({ db: source, clock: { now: () => NOW }, logger: log, ...more });
  return watch;
}

/** Does to the data what the triggers would refuse, as someone with the file can. */
function tamper(...statements: string[]): void {
  const triggers = db.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").pluck();
  for (const name of triggers.all()) db.exec(`DROP TRIGGER ${String(name)}`);
  db.pragma("foreign_keys = OFF");
  for (const statement of statements) db.exec(statement);
}

const headNow = async () => (await createReviewStore(db).verify()).head;

describe("createChainWatch()", () => {
  it("checks at once, tells that it does, and up to where it came, and when", async () => {
    const { state, check } = open();
    expect(state()).toMatchObject({ isRunning: true });
    expect(state()).not.toHaveProperty("checkedAt");
    const expected = {
      ...{ isRunning: false, submissions: ROWS, reviews: ROWS },
      ...{ checkedAt: new Date(NOW).toISOString(), head: await headNow() },
    };
    expect(await check()).toEqual(expected);
    expect(state()).toEqual(expected);
  });

  it("finds nothing wrong with nothing", async () => {
    const empty = openDatabase(makeDataDir(), { create: true });
    watch = createChainWatch({ db: empty, clock: { now: () => NOW }, logger: log });
    expect(await watch.check()).toMatchObject({ submissions: 0, reviews: 0 });
    await watch.close();
    empty.close();
  });

  it("goes on from what it found good, without reading that again", async () => {
    const { check } = open();
    await check();
    await add(3);
    expect(await check()).toMatchObject({ submissions: ROWS + 3, head: await headNow() });
    // Nobody who goes on from the last row notices this; the next whole check will.
    tamper("UPDATE submissions SET source = 'x' WHERE sequence = 7");
    expect(await check()).not.toHaveProperty("fault");
  });

  it("starts from the first row now and then", async () => {
    const { check } = open({ checksBetweenWhole: 2 });
    await check();
    tamper("UPDATE submissions SET source = 'x' WHERE sequence = 7");
    expect(await check()).not.toHaveProperty("fault");
    expect(await check()).toMatchObject({
      fault: { log: "submissions", sequence: 7 },
      ...{ submissions: 6, reviews: 0 },
    });
    expect(log.entries).toMatchObject([{ level: "error", message: "the chain has a fault" }]);
  });

  it("checks again after a while, by itself", async () => {
    const { state, check } = open({ intervalMs: 1 });
    await check();
    await add(1);
    await until("checked again", () => state().submissions === ROWS + 1);
  });

  it.each([
    [
      "a changed row",
      ["UPDATE submissions SET source = 'x' WHERE sequence = 99"],
      "submissions",
      99,
    ],
    [
      "changed content",
      [`UPDATE submissions SET content = '{"a":0}' WHERE sequence = 2`],
      ...["submissions", 2],
    ],
    ["a missing row", ["DELETE FROM submissions WHERE sequence = 17"], "submissions", 18],
    ["a changed mark", ["UPDATE reviews SET reviewer = 'x' WHERE sequence = 101"], "reviews", 101],
    [
      "a mark without its reviewer",
      ["UPDATE reviews SET reviewer = NULL WHERE sequence = 3"],
      "reviews",
      3,
    ],
  ] as [string, string[], string, number][])(
    "finds what `verify` finds: %s",
    async (_what, statements, inLog, sequence) => {
      tamper(...statements);
      const { fault } = await open().check();
      expect(fault).toMatchObject({ log: inLog, sequence });
      expect((await createReviewStore(db).verify()).fault).toEqual(fault);
    },
  );

  it("finds a row that an index hides", async () => {
    db.unsafeMode().pragma("writable_schema = ON");
    // The index becomes one of rows that do not exist.
    db.exec(`UPDATE sqlite_schema SET sql = sql || ' WHERE sequence < 0'
      WHERE name = 'reviews_by_submission'`);
    db.pragma("writable_schema = RESET");
    db.exec("REINDEX reviews_by_submission");
    db.exec(`PRAGMA writable_schema = ON; UPDATE sqlite_schema
      SET sql = replace(sql, ' WHERE sequence < 0', '') WHERE name = 'reviews_by_submission'`);
    db.pragma("writable_schema = RESET");
    expect((await open().check()).fault).toEqual({
      ...{ log: "reviews", sequence: 1, fault: "it is not found by its submission" },
    });
  });

  it("finds what was cut off since the check before, which shows in nothing else", async () => {
    const { check } = open();
    await check();
    tamper(`DELETE FROM reviews WHERE sequence > ${ROWS - 3}`);
    const fault = {
      ...{ log: "reviews", sequence: ROWS },
      fault: "it was there at an earlier check and is missing",
    };
    expect(await check()).toMatchObject({ fault, submissions: ROWS, reviews: ROWS - 3 });
    expect(await check()).toMatchObject({ fault });
  });

  it("finds a chain that was forged anew since the check before", async () => {
    const { check } = open();
    await check();
    let hash = "0".repeat(64);
    tamper(
      ...storedRows(dataDir).map((row) => {
        const forged = { ...row, source: "forged" };
        hash = chainHash(hash, hashedSubmission(forged));
        return `UPDATE submissions SET source = 'forged', hash = '${hash}' WHERE sequence = ${row.sequence}`;
      }),
    );
    expect((await check()).fault).toEqual({
      ...{ log: "submissions", sequence: ROWS },
      fault: "it is another than at an earlier check, as are rows before it",
    });
  });

  it("finds no fault any more when what was changed is put back", async () => {
    tamper("UPDATE submissions SET source = 'x' WHERE sequence = 9");
    const { check } = open();
    expect(await check()).toMatchObject({ fault: { sequence: 9 }, submissions: 8 });
    await add(1);
    db.exec(`UPDATE submissions SET source = '${"5".repeat(64)}' WHERE sequence = 9`);
    expect(await check()).toEqual({
      ...{ isRunning: false, submissions: ROWS + 1, reviews: ROWS },
      ...{ checkedAt: new Date(NOW).toISOString(), head: await headNow() },
    });
  });

  it("lets others have their turns, and what comes in meanwhile is checked or left", async () => {
    await add(3_000);
    const { state, check } = open();
    let turns = 0;
    while (state().isRunning) {
      await new Promise((resolve) => setImmediate(resolve));
      if (turns === 1) await add(10);
      turns += 1;
    }
    expect(turns).toBeGreaterThan(3);
    expect(await check()).toMatchObject({ submissions: ROWS + 3_010, head: await headNow() });
  });

  it("rejects while the database cannot be read, or says so in the log, and goes on", async () => {
    const { check } = open({ intervalMs: 1 });
    await check();
    db.exec("ALTER TABLE reviews RENAME TO hidden");
    await expect(check()).rejects.toThrow(StoreUnavailableError);
    await until("logged", () => log.entries.some(({ level }) => level === "warn"));
    db.exec("ALTER TABLE hidden RENAME TO reviews");
    expect(await check()).toMatchObject({ reviews: ROWS });
  });

  it("stops in the midst of a check when it is closed, and checks no more", async () => {
    await add(5_000);
    const { state, check, close } = open({ intervalMs: 1 });
    await close();
    const { submissions } = state();
    expect(submissions).toBeLessThan(ROWS + 5_000);
    expect(await check()).toEqual(state());
    expect(state()).toMatchObject({ isRunning: false, submissions });
  });
});
