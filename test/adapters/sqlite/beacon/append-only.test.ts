import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import type { SqliteDatabase } from "../../../../src/adapters/sqlite/database";
import { createReviewStore } from "../../../../src/adapters/sqlite/beacon/review-store";
import { createSubmissionStore } from "../../../../src/adapters/sqlite/beacon/submission-store";
import { makeDataDir } from "../../../support/beacon";
import { submission } from "../../../support/submission";

const first = submission('{"a":1}');
const second = submission('{"a":2}');
const HASH = "f".repeat(64);

let db: SqliteDatabase;
beforeAll(async () => {
  db = openDatabase(makeDataDir(), { create: true });
  const store = createSubmissionStore(db);
  await store.append(first);
  await store.append(second);
  const reviews = createReviewStore(db);
  for (const verdict of ["reviewed", "dismissed"] as const)
    await reviews.mark(first.id, { verdict, markedAt: first.receivedAt });
});
afterAll(() => db.close());

function everything(): unknown[] {
  return ["submissions", "reviews"].map((table) =>
    db.prepare(`SELECT * FROM ${table} ORDER BY sequence`).all(),
  );
}

const submissionValues = (sequence: number | string, id: string) =>
  `(${sequence}, '${id}', 't', 'structured', 1, '${HASH}', 's', 'c', '${HASH}')`;
const reviewValues = (sequence: number | string) =>
  `(${sequence}, '${first.id}', 't', 'reviewed', NULL, '${HASH}', 'r')`;

const refused: [string, string][] = [
  ["UPDATE of a value", "UPDATE submissions SET received_at = 'x' WHERE sequence = 1"],
  ["UPDATE of nothing", "UPDATE submissions SET id = id"],
  ["UPDATE OR REPLACE", "UPDATE OR REPLACE submissions SET sequence = 2 WHERE sequence = 1"],
  ["UPDATE OR IGNORE", "UPDATE OR IGNORE submissions SET kind = 'structured'"],
  ["DELETE of a row", "DELETE FROM submissions WHERE sequence = 2"],
  ["DELETE of all rows", "DELETE FROM submissions"],
  ["INSERT of a taken sequence", `INSERT INTO submissions VALUES ${submissionValues(2, "n")}`],
  ["INSERT of a taken id", `INSERT INTO submissions VALUES ${submissionValues(3, second.id)}`],
  ["INSERT before the last row", `INSERT INTO submissions VALUES ${submissionValues(1, "n")}`],
  [
    "INSERT OR REPLACE by sequence",
    `INSERT OR REPLACE INTO submissions VALUES ${submissionValues(2, "n")}`,
  ],
  [
    "INSERT OR REPLACE by id",
    `INSERT OR REPLACE INTO submissions VALUES ${submissionValues(3, second.id)}`,
  ],
  ["REPLACE by sequence", `REPLACE INTO submissions VALUES ${submissionValues(1, "n")}`],
  ["REPLACE by id", `REPLACE INTO submissions VALUES ${submissionValues(9, first.id)}`],
  [
    "INSERT OR IGNORE of a taken id",
    `INSERT OR IGNORE INTO submissions VALUES ${submissionValues(3, first.id)}`,
  ],
  [
    "an upsert by id",
    `INSERT INTO submissions VALUES ${submissionValues(3, first.id)} ON CONFLICT (id) DO UPDATE SET content = 'x'`,
  ],
  [
    "an upsert by sequence",
    `INSERT INTO submissions VALUES ${submissionValues(1, "n")} ON CONFLICT (sequence) DO UPDATE SET content = 'x'`,
  ],
  [
    "INSERT without a sequence",
    `INSERT OR REPLACE INTO submissions VALUES ${submissionValues("NULL", "n")}`,
  ],
  ["UPDATE of a review", "UPDATE reviews SET note = 'x'"],
  ["UPDATE of a reviewer", "UPDATE reviews SET reviewer = 'x' WHERE sequence = 2"],
  ["DELETE of a review", "DELETE FROM reviews WHERE sequence = 1"],
  ["REPLACE of a review", `REPLACE INTO reviews VALUES ${reviewValues(2)}`],
  ["INSERT of an earlier review", `INSERT INTO reviews VALUES ${reviewValues(1)}`],
  [
    "an upsert of a review",
    `INSERT INTO reviews VALUES ${reviewValues(2)} ON CONFLICT (sequence) DO UPDATE SET note = 'x'`,
  ],
];

describe("the database refuses", () => {
  it.each(refused)("%s", (_what, sql) => {
    const before = everything();
    expect(() => db.exec(sql)).toThrow(/is append-only$/);
    expect(everything()).toEqual(before);
  });

  it("the same with recursive triggers and without foreign keys", () => {
    db.pragma("recursive_triggers = ON");
    db.pragma("foreign_keys = OFF");
    const before = everything();
    for (const [, sql] of refused) expect(() => db.exec(sql)).toThrow(/is append-only$/);
    expect(everything()).toEqual(before);
    db.pragma("recursive_triggers = OFF");
    db.pragma("foreign_keys = ON");
  });

  it.each([
    ["a sequence below 1", submissionValues(0, "n")],
    ["a kind that is none", submissionValues(9, "n").replace("structured", "other")],
    ["a digest that is none", submissionValues(9, "n").replace(HASH, "short")],
    ["a missing value", submissionValues(9, "n").replace("'c'", "NULL")],
    ["a value of a wrong type", submissionValues("'nine'", "n")],
  ])("a submission with %s", (_what, values) => {
    expect(() => db.exec(`INSERT INTO submissions VALUES ${values}`)).toThrow();
  });

  it("a review of a submission that is not there, and a verdict that is none", () => {
    const unknown = reviewValues(9).replace(first.id, "unknown");
    expect(() => db.exec(`INSERT INTO reviews VALUES ${unknown}`)).toThrow("FOREIGN KEY");
    const other = reviewValues(9).replace("'reviewed'", "'liked'");
    expect(() => db.exec(`INSERT INTO reviews VALUES ${other}`)).toThrow("CHECK");
  });
});

describe("the database takes", () => {
  it("the next row", () => {
    const insert = () => db.exec(`INSERT INTO submissions VALUES ${submissionValues(3, "n")}`);
    db.exec("BEGIN");
    expect(insert).not.toThrow();
    db.exec("ROLLBACK");
  });
});
