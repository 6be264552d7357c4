import { createHash } from "node:crypto";
import { chainHash, GENESIS_HASH, sha256 } from "../../../../src/adapters/sqlite/beacon/hash-chain";
import { hashedReview, hashedSubmission } from "../../../../src/adapters/sqlite/beacon/rows";

describe("sha256()", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ])("of %j is what FIPS 180-4 says", (text, hash) => {
    expect(sha256(text)).toBe(hash);
  });

  it("reads text as UTF-8", () => {
    expect(sha256("€")).toBe(createHash("sha256").update(Buffer.from("€")).digest("hex"));
  });
});

describe("chainHash()", () => {
  it("is over the hash of the row before and the row's values, as its words say", () => {
    const expected = createHash("sha256").update(`${GENESIS_HASH}\n[1,"a",null]`).digest("hex");
    expect(chainHash(GENESIS_HASH, [1, "a", null])).toBe(expected);
  });

  it("is another for another value, another order, another row before, another split", () => {
    const hashes = [
      chainHash(GENESIS_HASH, [1, "ab", "c"]),
      chainHash(GENESIS_HASH, [1, "a", "bc"]),
      chainHash(GENESIS_HASH, [1, "c", "ab"]),
      chainHash(GENESIS_HASH, ["1", "ab", "c"]),
      chainHash(GENESIS_HASH, [1, "ab", "c", null]),
      chainHash(GENESIS_HASH, [1, 'ab","c']),
      chainHash("f".repeat(64), [1, "ab", "c"]),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("starts from 64 zeros", () => {
    expect(GENESIS_HASH).toMatch(/^0{64}$/);
  });
});

describe("what the hash of a row covers", () => {
  it("is every column of a submission but the content, which its digest stands for", () => {
    const row = {
      sequence: 1,
      id: "i",
      received_at: "t",
      kind: "structured" as const,
      bytes: 2,
      digest: "d",
      source: "s",
    };
    expect(hashedSubmission(row)).toEqual(Object.values(row));
  });

  const review = {
    sequence: 1,
    submission_id: "i",
    marked_at: "t",
    verdict: "reviewed" as const,
    note: null,
  };

  it("is every column of a review", () => {
    const row = { ...review, reviewer: "r" };
    expect(hashedReview(row)).toEqual(Object.values(row));
  });

  it("is what it was before there were reviewers where a review has none", () => {
    const before = [1, "i", "t", "reviewed", null];
    expect(hashedReview(review)).toEqual(before);
    expect(hashedReview({ ...review, reviewer: null })).toEqual(before);
  });

  it("differs between a reviewer without a name, one of that name, and none", () => {
    const hashes = [null, "", "null"].map((reviewer) =>
      chainHash(GENESIS_HASH, hashedReview({ ...review, reviewer })),
    );
    expect(new Set(hashes).size).toBe(3);
  });
});
