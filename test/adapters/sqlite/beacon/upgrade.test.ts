import path from "node:path";
import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import { createReviewStore } from "../../../../src/adapters/sqlite/beacon/review-store";
import { createSubmissionStore } from "../../../../src/adapters/sqlite/beacon/submission-store";
import { verifyChains } from "../../../../src/adapters/sqlite/beacon/verify-chains";
import { makeDataDir } from "../../../support/beacon";
import { type NodeProcess, startCommand } from "../../../support/child-process";
import { runProgram } from "../../../support/program";
import { openBeside } from "../../../support/stored";
import { submission } from "../../../support/submission";
import { makeVersion1, rowsOf, schemaOf } from "./version-1";

const PROCESS = path.join(__dirname, "upgrade-process.ts");
const markedAt = "2026-02-01T00:00:00.000Z";

const processes: NodeProcess[] = [];
afterEach(async () => {
  for (const started of processes.splice(0)) await started.end("SIGKILL");
});

function start(dataDir: string, verb: string): NodeProcess {
  const args = ["--import", "tsx", PROCESS, dataDir, verb];
  const started = startCommand(process.execPath, args, {});
  processes.push(started);
  return started;
}

/** What a folder holds, as another process reads it. */
function read(dataDir: string) {
  const db = openBeside(dataDir, { readonly: true });
  const found = {
    version: db.pragma("user_version", { simple: true }),
    ...{ submissions: rowsOf(db, "submissions"), reviews: rowsOf(db, "reviews") },
    schema: schemaOf(db),
  };
  db.close();
  return found;
}

const withoutReviewers = (reviews: object[]) => reviews.map((row) => ({ ...row, reviewer: null }));

describe("a database of version 1", () => {
  it.each([true, false])("becomes one as it is made anew, with every row: %s", (create) => {
    const { dataDir } = makeVersion1(50);
    const before = read(dataDir);
    expect(before).toMatchObject({ version: 1, reviews: { length: 49 } });
    const head = verifyIn(dataDir);
    const db = openDatabase(dataDir, { create });
    const fresh = openDatabase(makeDataDir(), { create: true });
    expect(schemaOf(db)).toEqual(schemaOf(fresh));
    fresh.close();
    expect(verifyChains(db, { head })).toMatchObject({
      holdsHead: true,
      submissions: 50,
      reviews: 49,
    });
    expect(verifyChains(db)).not.toHaveProperty("fault");
    db.close();
    expect(read(dataDir)).toMatchObject({
      ...{ version: 2, submissions: before.submissions },
      reviews: withoutReviewers(before.reviews),
    });
  });

  it("takes marks that it did not know, after those that it had, and submissions", async () => {
    const { dataDir, ids } = makeVersion1(3);
    const db = openDatabase(dataDir, { create: false });
    const store = createReviewStore(db);
    await store.mark(ids[1]!, { verdict: "unread", markedAt, reviewer: "Zoë" });
    await createSubmissionStore(db).append(submission());
    await expect(store.item(ids[1]!)).resolves.toMatchObject({
      marks: [
        { verdict: "reviewed", note: "n" },
        { verdict: "unread", markedAt, reviewer: "Zoë" },
      ],
    });
    expect(verifyChains(db)).toMatchObject({ submissions: 4, reviews: 3 });
    expect(verifyChains(db)).not.toHaveProperty("fault");
    expect(() => db.exec("UPDATE reviews SET note = 'x'")).toThrow("append-only");
    db.close();
  });

  it("is read as it is by what only reads", async () => {
    const { dataDir, ids } = makeVersion1(4);
    const before = read(dataDir);
    const beacon = (...args: string[]) => runProgram(args, { BEACON_DATA_DIR: dataDir });
    expect((await beacon("review", "list", "--unread")).stdout).toMatch(
      new RegExp(`^${ids[0] ?? ""} .*\n$`),
    );
    expect((await beacon("review", "show", ids[2]!)).stdout).toContain("state     dismissed");
    expect((await beacon("export")).stdout.trim().split("\n")).toHaveLength(4);
    expect((await beacon("verify")).stdout).toMatch(/^ok {2}4 submissions, 3 reviews/);
    expect(read(dataDir)).toEqual(before);
    expect((await beacon("review", "mark", ids[2]!, "unread")).code).toBe(0);
    expect(read(dataDir).version).toBe(2);
  });

  it("stays as it is when the process is killed before the commit", async () => {
    const { dataDir } = makeVersion1(2_000);
    const before = read(dataDir);
    const hanging = start(dataDir, "hang");
    await hanging.said(/upgraded/);
    expect(read(dataDir)).toEqual(before);
    await hanging.end("SIGKILL");
    expect(read(dataDir)).toEqual(before);
    openDatabase(dataDir, { create: false }).close();
    expect(read(dataDir)).toMatchObject({ version: 2, reviews: withoutReviewers(before.reviews) });
  });

  it("is brought up to date once by two processes at once", async () => {
    const { dataDir } = makeVersion1(500);
    const before = read(dataDir);
    const both = [start(dataDir, "open"), start(dataDir, "open")];
    await Promise.all(both.map(({ said }) => said(/opened/)));
    expect(read(dataDir)).toMatchObject({ version: 2, reviews: withoutReviewers(before.reviews) });
  });

  it("is refused to what only reads when it is neither this version nor that", () => {
    const { dataDir } = makeVersion1(1);
    const db = openBeside(dataDir);
    db.pragma("user_version = 3");
    db.close();
    expect(() => openDatabase(dataDir, { create: false, readOnly: true })).toThrow(
      "schema version 3; this program knows 2.",
    );
  });
});

function verifyIn(dataDir: string): string {
  const db = openDatabase(dataDir, { create: false, readOnly: true });
  const { head, fault } = verifyChains(db);
  expect(fault).toBeUndefined();
  db.close();
  return head;
}
