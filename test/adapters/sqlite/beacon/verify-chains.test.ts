import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import type { SqliteDatabase } from "../../../../src/adapters/sqlite/database";
import { chainHash, sha256 } from "../../../../src/adapters/sqlite/beacon/hash-chain";
import { createReviewStore } from "../../../../src/adapters/sqlite/beacon/review-store";
import { hashedReview, hashedSubmission } from "../../../../src/adapters/sqlite/beacon/rows";
import { createSubmissionStore } from "../../../../src/adapters/sqlite/beacon/submission-store";
import { verifyChains } from "../../../../src/adapters/sqlite/beacon/verify-chains";
import { makeDataDir } from "../../../support/beacon";
import { storedRows } from "../../../support/stored";
import { submission } from "../../../support/submission";

const ROWS = 5;
const UNFIT = "its hash does not fit its values and the row before it";

let dataDir: string;
let db: SqliteDatabase;
beforeEach(async () => {
  dataDir = makeDataDir();
  db = openDatabase(dataDir, { create: true });
  const rows = Array.from({ length: ROWS }, (_, i) => submission(`{"a":${i}}`));
  const store = createSubmissionStore(db);
  await Promise.all(rows.map((row) => store.append(row)));
  for (const [index, { id }] of rows.entries()) {
    const reviewer = index === 3 ? { reviewer: "r" } : {};
    await createReviewStore(db).mark(id, {
      ...{ verdict: "reviewed", markedAt: "t", note: "n" },
      ...reviewer,
    });
  }
});
afterEach(() => db.close());

/** Does to the data what the triggers would refuse, as someone with the file can. */
function tamper(...statements: string[]): void {
  const triggers = db.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").pluck();
  for (const name of triggers.all()) db.exec(`DROP TRIGGER ${String(name)}`);
  db.pragma("foreign_keys = OFF");
  for (const statement of statements) db.exec(statement);
}

const found: [string, string[], { sequence: number; fault: string }][] = [
  [
    "a changed id",
    ["UPDATE submissions SET id = 'x' WHERE sequence = 2"],
    { sequence: 2, fault: UNFIT },
  ],
  [
    "a changed time",
    ["UPDATE submissions SET received_at = 'x' WHERE sequence = 1"],
    { sequence: 1, fault: UNFIT },
  ],
  [
    "a changed kind",
    ["UPDATE submissions SET kind = 'structured' WHERE sequence = 3"],
    { sequence: 3, fault: UNFIT },
  ],
  [
    "a changed source",
    ["UPDATE submissions SET source = 'x' WHERE sequence = 5"],
    { sequence: 5, fault: UNFIT },
  ],
  [
    "a changed hash",
    [`UPDATE submissions SET hash = '${"0".repeat(64)}' WHERE sequence = 4`],
    { sequence: 4, fault: UNFIT },
  ],
  [
    "changed content of equal length",
    [`UPDATE submissions SET content = '{"b":2}' WHERE sequence = 3`],
    { sequence: 3, fault: "its content does not fit its digest" },
  ],
  [
    "changed content of another length",
    [`UPDATE submissions SET content = '{}' WHERE sequence = 3`],
    { sequence: 3, fault: "its content is not of the stated length" },
  ],
  [
    "changed content with its digest and length made to fit",
    [
      `UPDATE submissions SET content = '{}', bytes = 2, digest = '${sha256("{}")}' WHERE sequence = 3`,
    ],
    { sequence: 3, fault: UNFIT },
  ],
  [
    "a removed row",
    ["DELETE FROM submissions WHERE sequence = 3"],
    { sequence: 4, fault: "row 3 is missing before it" },
  ],
  [
    "a removed first row",
    ["DELETE FROM submissions WHERE sequence = 1"],
    { sequence: 2, fault: "row 1 is missing before it" },
  ],
  [
    "a removed row, the gap closed",
    [
      "DELETE FROM submissions WHERE sequence = 3",
      "UPDATE submissions SET sequence = sequence - 1 WHERE sequence > 3",
    ],
    { sequence: 3, fault: UNFIT },
  ],
  [
    "two rows swapped",
    [
      "UPDATE submissions SET sequence = 100 WHERE sequence = 2",
      "UPDATE submissions SET sequence = 2 WHERE sequence = 3",
      "UPDATE submissions SET sequence = 3 WHERE sequence = 100",
    ],
    { sequence: 2, fault: UNFIT },
  ],
  [
    "a forged row at the end",
    [
      `INSERT INTO submissions SELECT sequence + 1, 'forged', received_at, kind, bytes, digest, source, content, hash FROM submissions WHERE sequence = ${ROWS}`,
    ],
    { sequence: ROWS + 1, fault: UNFIT },
  ],
  [
    "a forged row after a gap",
    [
      `INSERT INTO submissions SELECT 900, 'forged', received_at, kind, bytes, digest, source, content, hash FROM submissions WHERE sequence = ${ROWS}`,
    ],
    { sequence: 900, fault: `row ${ROWS + 1} is missing before it` },
  ],
];

const foundInReviews: [string, string[], { sequence: number; fault: string }][] = [
  [
    "a changed verdict",
    ["UPDATE reviews SET verdict = 'dismissed' WHERE sequence = 2"],
    { sequence: 2, fault: UNFIT },
  ],
  [
    "a changed note",
    ["UPDATE reviews SET note = NULL WHERE sequence = 1"],
    { sequence: 1, fault: UNFIT },
  ],
  [
    "a changed time",
    ["UPDATE reviews SET marked_at = 'x' WHERE sequence = 5"],
    { sequence: 5, fault: UNFIT },
  ],
  [
    "an added reviewer",
    ["UPDATE reviews SET reviewer = 'x' WHERE sequence = 1"],
    { sequence: 1, fault: UNFIT },
  ],
  [
    "a changed reviewer",
    ["UPDATE reviews SET reviewer = 'x' WHERE sequence = 4"],
    { sequence: 4, fault: UNFIT },
  ],
  [
    "a removed reviewer",
    ["UPDATE reviews SET reviewer = NULL WHERE sequence = 4"],
    { sequence: 4, fault: UNFIT },
  ],
  [
    "a mark moved to another submission",
    [
      "UPDATE reviews SET submission_id = (SELECT id FROM submissions WHERE sequence = 1) WHERE sequence = 2",
    ],
    { sequence: 2, fault: UNFIT },
  ],
  [
    "a removed mark",
    ["DELETE FROM reviews WHERE sequence = 2"],
    { sequence: 3, fault: "row 2 is missing before it" },
  ],
];

describe("verifyChains() finds the first bad row:", () => {
  it.each(found)("%s", (_what, statements, fault) => {
    tamper(...statements);
    expect(verifyChains(db).fault).toEqual({ log: "submissions", ...fault });
  });

  it.each(foundInReviews)("in the reviews, %s", (_what, statements, fault) => {
    tamper(...statements);
    expect(verifyChains(db).fault).toEqual({ log: "reviews", ...fault });
  });

  it("of submissions before one of reviews", () => {
    tamper(
      "UPDATE reviews SET note = 'x'",
      "UPDATE submissions SET source = 'x' WHERE sequence > 3",
    );
    expect(verifyChains(db).fault).toMatchObject({ log: "submissions", sequence: 4 });
  });
});

function lastReviewHash(): string {
  return db
    .prepare<[], string>("SELECT hash FROM reviews ORDER BY sequence DESC LIMIT 1")
    .pluck()
    .get()!;
}

describe("verifyChains()", () => {
  it("names a review whose submission is missing", () => {
    db.pragma("foreign_keys = OFF");
    const forged = { sequence: ROWS + 1, submission_id: "none", marked_at: "x", note: null };
    const values = { ...forged, verdict: "reviewed" as const };
    const hash = chainHash(lastReviewHash(), hashedReview(values));
    tamper(
      `INSERT INTO reviews VALUES (${values.sequence}, 'none', 'x', 'reviewed', NULL, '${hash}', NULL)`,
    );
    expect(verifyChains(db).fault).toEqual({
      log: "reviews",
      sequence: ROWS + 1,
      fault: "its submission is missing",
    });
  });

  it("misses the head when the review log was cut, which shows in nothing else", () => {
    const { head } = verifyChains(db);
    tamper(`DELETE FROM reviews WHERE sequence = ${ROWS}`);
    expect(verifyChains(db, { head })).toMatchObject({ holdsHead: false });
    expect(verifyChains(db)).not.toHaveProperty("fault");
  });

  it("finds no fault in what the program wrote, and answers counts and head", () => {
    expect(verifyChains(db)).toEqual({
      submissions: ROWS,
      reviews: ROWS,
      head: `${storedRows(dataDir).at(-1)?.hash ?? ""}-${lastReviewHash()}`,
      holdsHead: true,
    });
  });

  it("finds no fault in nothing", () => {
    const empty = openDatabase(makeDataDir(), { create: true });
    const head = `${"0".repeat(64)}-${"0".repeat(64)}`;
    expect(verifyChains(empty)).toEqual({ submissions: 0, reviews: 0, head, holdsHead: true });
    empty.close();
  });

  it("finds the head of every earlier state", () => {
    for (const { hash } of storedRows(dataDir))
      expect(verifyChains(db, { head: hash }).holdsHead).toBe(true);
    expect(verifyChains(db, { head: "0".repeat(64) }).holdsHead).toBe(true);
  });

  it("misses the head when rows were cut off the end, which shows in nothing else", () => {
    const { head } = verifyChains(db);
    tamper(
      `DELETE FROM reviews WHERE sequence = ${ROWS}`,
      `DELETE FROM submissions WHERE sequence = ${ROWS}`,
    );
    const report = verifyChains(db, { head });
    expect(report).toMatchObject({ submissions: ROWS - 1, holdsHead: false });
    expect(report).not.toHaveProperty("fault");
  });

  it("misses the head when the whole chain was forged anew, which shows in nothing else", () => {
    const { head } = verifyChains(db);
    let hash = "0".repeat(64);
    const updates = storedRows(dataDir).map((row) => {
      const forged = { ...row, source: "forged" };
      hash = chainHash(hash, hashedSubmission(forged));
      return `UPDATE submissions SET source = 'forged', hash = '${hash}' WHERE sequence = ${row.sequence}`;
    });
    tamper(...updates);
    expect(verifyChains(db)).not.toHaveProperty("fault");
    expect(verifyChains(db, { head }).holdsHead).toBe(false);
  });

  it("reports progress now and then, and checks one snapshot whatever comes in meanwhile", async () => {
    const many = 10_000;
    const store = createSubmissionStore(db);
    await Promise.all(Array.from({ length: many }, () => store.append(submission("{}"))));
    const other = openDatabase(dataDir, { create: false });
    const reported: number[] = [];
    const arrived: Promise<void>[] = [];
    const report = verifyChains(other, {
      progress: (rows) => {
        reported.push(rows);
        arrived.push(store.append(submission()));
        store.flush();
      },
    });
    await Promise.all(arrived);
    expect(reported).toEqual([many]);
    expect(report.submissions).toBe(ROWS + many);
    expect(storedRows(dataDir)).toHaveLength(ROWS + many + 1);
    expect(verifyChains(other)).not.toHaveProperty("fault");
    other.close();
  });
});
