import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import type { SqliteDatabase } from "../../../../src/adapters/sqlite/database";
import { createReviewStore } from "../../../../src/adapters/sqlite/beacon/review-store";
import { createSubmissionStore } from "../../../../src/adapters/sqlite/beacon/submission-store";
import { StoreUnavailableError } from "../../../../src/ports/store-unavailable-error";
import { makeDataDir } from "../../../support/beacon";
import { openBeside, storedRows } from "../../../support/stored";
import { submission } from "../../../support/submission";
import { walCommits } from "../../../support/wal";

let dataDir: string;
let db: SqliteDatabase;
let store: ReturnType<typeof createSubmissionStore>;
beforeEach(() => {
  dataDir = makeDataDir();
  db = openDatabase(dataDir, { create: true });
  store = createSubmissionStore(db);
});
afterEach(() => db.close());

const ids = () => storedRows(dataDir).map(({ id }) => id);

describe("append()", () => {
  it("resolves once the submission is committed, and not before", async () => {
    const one = submission();
    let resolved = false;
    const appended = store.append(one).then(() => (resolved = true));
    await Promise.resolve();
    expect({ resolved, ids: ids() }).toEqual({ resolved: false, ids: [] });
    await appended;
    // Another connection sees only what is committed.
    expect(ids()).toEqual([one.id]);
  });

  it("has the row in the log on disk when it resolves", async () => {
    const before = walCommits(dataDir);
    await store.append(submission());
    expect(walCommits(dataDir)).toBe(before + 1);
  });

  it("stores every value as it was given", async () => {
    const one = submission('{"text":"\u0000\u202e€\u{1F600}\\ud800"}', { kind: "structured" });
    await store.append(one);
    const [row] = storedRows(dataDir);
    expect(row).toEqual({
      sequence: 1,
      id: one.id,
      received_at: one.receivedAt,
      kind: one.kind,
      bytes: one.bytes,
      digest: one.digest,
      source: one.source,
      content: one.content,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("shares one commit between the calls of a turn, in their order", async () => {
    const many = Array.from({ length: 100 }, (_, i) => submission(`{"a":${i}}`));
    const before = walCommits(dataDir);
    await Promise.all(many.map((one) => store.append(one)));
    expect(walCommits(dataDir)).toBe(before + 1);
    expect(ids()).toEqual(many.map(({ id }) => id));
  });

  it("takes a commit for each turn", async () => {
    const before = walCommits(dataDir);
    for (let i = 0; i < 3; i++) await store.append(submission());
    expect(walCommits(dataDir)).toBe(before + 3);
  });

  it("stores all calls of a turn or none: a taken id fails those beside it", async () => {
    const taken = submission();
    await store.append(taken);
    const outcomes = await Promise.allSettled(
      [submission(), submission("{}", { id: taken.id }), submission()].map((one) =>
        store.append(one),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    for (const outcome of outcomes)
      expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(StoreUnavailableError);
    expect(ids()).toEqual([taken.id]);
    const next = submission();
    await store.append(next);
    expect(ids()).toEqual([taken.id, next.id]);
  });

  it("chains on to rows that another process added", async () => {
    const other = openDatabase(dataDir, { create: false });
    const beside = createSubmissionStore(other);
    for (let i = 0; i < 3; i++) {
      await store.append(submission());
      await beside.append(submission());
    }
    expect(storedRows(dataDir).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await createReviewStore(other).verify()).toMatchObject({ submissions: 6 });
    expect(await createReviewStore(other).verify()).not.toHaveProperty("fault");
    other.close();
  });

  it("throws StoreUnavailableError while another process writes, and stores nothing", async () => {
    const other = openBeside(dataDir);
    other.exec("BEGIN IMMEDIATE");
    await expect(store.append(submission())).rejects.toThrow(StoreUnavailableError);
    other.exec("ROLLBACK");
    expect(ids()).toEqual([]);
    await store.append(submission());
    expect(ids()).toHaveLength(1);
    other.close();
  });

  it("throws StoreUnavailableError when the disk is full, and stores nothing of the turn", async () => {
    await store.append(submission());
    const pages = db.pragma("page_count", { simple: true }) as number;
    db.pragma(`max_page_count = ${pages}`);
    const large = submission(JSON.stringify("x".repeat(50_000)));
    const outcomes = await Promise.allSettled([store.append(submission()), store.append(large)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect((outcomes[0] as PromiseRejectedResult).reason).toMatchObject({
      name: "StoreUnavailableError",
      cause: { code: "SQLITE_FULL" },
    });
    expect(ids()).toHaveLength(1);
    db.pragma("max_page_count = 1000000");
    await store.append(large);
    expect(ids()).toHaveLength(2);
    expect(await createReviewStore(db).verify()).not.toHaveProperty("fault");
  });
});

describe("flush()", () => {
  it("commits at once what is waiting", async () => {
    const one = submission();
    const appended = store.append(one);
    store.flush();
    expect(ids()).toEqual([one.id]);
    await appended;
  });
});

describe("receivedAt()", () => {
  it("answers the time of a submission, and undefined for an unknown id", async () => {
    const one = submission();
    await store.append(one);
    expect(await store.receivedAt(one.id)).toBe(one.receivedAt);
    for (const id of ["", "unknown", one.id.toUpperCase(), `${one.id}\u0000`, "\ud800"])
      expect(await store.receivedAt(id)).toBeUndefined();
  });

  it("answers while another process writes", async () => {
    const one = submission();
    await store.append(one);
    const other = openBeside(dataDir);
    other.exec("BEGIN EXCLUSIVE");
    expect(await store.receivedAt(one.id)).toBe(one.receivedAt);
    other.exec("ROLLBACK");
    other.close();
  });

  it("throws StoreUnavailableError when the store cannot be read", async () => {
    db.close();
    await expect(store.receivedAt("x")).rejects.toThrow(StoreUnavailableError);
  });
});
