import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import type { SqliteDatabase } from "../../../../src/adapters/sqlite/database";
import { createReviewStore } from "../../../../src/adapters/sqlite/beacon/review-store";
import { createSubmissionStore } from "../../../../src/adapters/sqlite/beacon/submission-store";
import type { ReviewFilter, ReviewItem, ReviewStore } from "../../../../src/ports/review-store";
import { StoreUnavailableError } from "../../../../src/ports/store-unavailable-error";
import type { Submission } from "../../../../src/ports/submission-store";
import { makeDataDir } from "../../../support/beacon";
import { openBeside } from "../../../support/stored";
import { submission } from "../../../support/submission";

const MARKED_AT = "2026-02-01T00:00:00.000Z";

let dataDir: string;
let db: SqliteDatabase;
let reviews: ReviewStore;
beforeEach(() => {
  dataDir = makeDataDir();
  db = openDatabase(dataDir, { create: true });
  reviews = createReviewStore(db);
});
afterEach(() => db.close());

async function store(...submissions: Submission[]): Promise<void> {
  const append = createSubmissionStore(db).append;
  await Promise.all(submissions.map(append));
}

async function list(filter?: ReviewFilter): Promise<ReviewItem[]> {
  const items = [];
  for await (const item of reviews.items(filter)) items.push(item);
  return items;
}

const listIds = async (filter?: ReviewFilter) => (await list(filter)).map(({ id }) => id);

describe("items()", () => {
  it("answers nothing for an empty store", async () => {
    expect(await list()).toEqual([]);
  });

  it("answers submissions in the order they came in, whole, with their marks, oldest first", async () => {
    const one = submission('{"a":1}');
    const two = submission('{"a":2}', { kind: "structured" });
    await store(one, two);
    await reviews.mark(two.id, { verdict: "reviewed", markedAt: MARKED_AT });
    await reviews.mark(two.id, { verdict: "dismissed", markedAt: MARKED_AT, note: "" });
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    expect(await list()).toEqual([
      { ...one, sequence: 1, hash, marks: [] },
      {
        ...two,
        sequence: 2,
        hash,
        marks: [
          { verdict: "reviewed", markedAt: MARKED_AT },
          { verdict: "dismissed", markedAt: MARKED_AT, note: "" },
        ],
      },
    ]);
  });

  it("filters by kind, by what has no mark, and by both", async () => {
    const text = submission("{}");
    const readText = submission("{}");
    const native = submission("{}", { kind: "structured" });
    const readNative = submission("{}", { kind: "structured" });
    await store(text, readText, native, readNative);
    for (const { id } of [readText, readNative])
      await reviews.mark(id, { verdict: "dismissed", markedAt: MARKED_AT });
    expect(await listIds({ kind: "structured" })).toEqual([native.id, readNative.id]);
    expect(await listIds({ kind: "unstructured" })).toEqual([text.id, readText.id]);
    expect(await listIds({ unread: true })).toEqual([text.id, native.id]);
    expect(await listIds({ unread: false })).toHaveLength(4);
    expect(await listIds({ kind: "structured", unread: true })).toEqual([native.id]);
  });

  it("counts as unread what was marked so last", async () => {
    const taken = submission("{}");
    const back = submission("{}");
    await store(taken, back);
    for (const [{ id }, verdict] of [
      [taken, "unread"],
      [taken, "reviewed"],
      [back, "dismissed"],
      [back, "unread"],
    ] as const)
      await reviews.mark(id, { verdict, markedAt: MARKED_AT });
    expect(await listIds({ unread: true })).toEqual([back.id]);
  });

  it("answers more than it reads at a time, each once", async () => {
    const many = Array.from({ length: 450 }, () => submission());
    await store(...many);
    expect(await listIds()).toEqual(many.map(({ id }) => id));
  });

  it("holds no lock between two items: submissions come in and marks are made meanwhile", async () => {
    await store(submission(), submission());
    const seen: string[] = [];
    for await (const item of reviews.items({ unread: true })) {
      seen.push(item.id);
      await reviews.mark(item.id, { verdict: "reviewed", markedAt: MARKED_AT });
      if (seen.length < 4) await store(submission());
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(await listIds({ unread: true })).toEqual([]);
  });
});

describe("item()", () => {
  it("answers one submission, or undefined for an unknown id", async () => {
    const one = submission();
    await store(one, submission());
    expect(await reviews.item(one.id)).toMatchObject(one);
    for (const id of ["", "unknown", one.id.slice(1), "%"])
      expect(await reviews.item(id)).toBeUndefined();
  });
});

describe("mark()", () => {
  const mark = { verdict: "reviewed", markedAt: MARKED_AT } as const;

  it("keeps who decided, and hashes half a character as it is read back", async () => {
    const one = submission();
    await store(one);
    await reviews.mark(one.id, { ...mark, reviewer: "Zo\ud800", note: "\udc00" });
    await reviews.mark(one.id, { ...mark, reviewer: "" });
    await expect(reviews.item(one.id)).resolves.toMatchObject({
      marks: [
        { ...mark, reviewer: "Zo\ufffd", note: "\ufffd" },
        { ...mark, reviewer: "" },
      ],
    });
    expect(await reviews.verify()).not.toHaveProperty("fault");
  });

  it("adds to the log and changes nothing that came in", async () => {
    const one = submission();
    await store(one);
    const [before] = await list();
    expect(await reviews.mark(one.id, { ...mark, note: "nasty \u001b\u202e\u0000'\"\n€" })).toBe(
      true,
    );
    expect(await reviews.mark(one.id, mark)).toBe(true);
    const [after] = await list();
    expect({ ...after, marks: [] }).toEqual(before);
    expect(after?.marks).toEqual([{ ...mark, note: "nasty \u001b\u202e\u0000'\"\n€" }, mark]);
    expect(await reviews.verify()).toMatchObject({ submissions: 1, reviews: 2 });
    expect(await reviews.verify()).not.toHaveProperty("fault");
  });

  it("answers false for an unknown id, and adds nothing", async () => {
    expect(await reviews.mark("unknown", mark)).toBe(false);
    expect((await reviews.verify()).reviews).toBe(0);
  });

  it("throws StoreUnavailableError while another process writes, and adds nothing", async () => {
    const one = submission();
    await store(one);
    const other = openBeside(dataDir);
    other.exec("BEGIN IMMEDIATE");
    await expect(async () => reviews.mark(one.id, mark)).rejects.toThrow(StoreUnavailableError);
    other.exec("ROLLBACK");
    other.close();
    expect((await list())[0]?.marks).toEqual([]);
    expect(await reviews.mark(one.id, mark)).toBe(true);
  });
});
