import { isDeeperThan, MAX_DEPTH } from "../../src/jsonrpc/depth";

function arrays(levels: number): unknown {
  return JSON.parse("[".repeat(levels) + "]".repeat(levels));
}

function objects(levels: number): unknown {
  return JSON.parse('{"a":'.repeat(levels) + "0" + "}".repeat(levels));
}

describe("isDeeperThan()", () => {
  it("is asked with 128", () => {
    expect(MAX_DEPTH).toBe(128);
  });

  it.each([arrays, objects])("counts levels exactly: %p", (nest) => {
    expect(isDeeperThan(nest(128), 128)).toBe(false);
    expect(isDeeperThan(nest(129), 128)).toBe(true);
  });

  it.each(["text", 1, null, true, undefined])("finds no level in %j", (value) => {
    expect(isDeeperThan(value, 0)).toBe(false);
  });

  it("counts an empty array or object as one level", () => {
    expect(isDeeperThan([], 0)).toBe(true);
    expect(isDeeperThan({}, 0)).toBe(true);
    expect(isDeeperThan([], 1)).toBe(false);
  });

  it("finds a deep member behind shallow ones", () => {
    expect(isDeeperThan({ a: 1, b: [], c: [[[]]] }, 3)).toBe(true);
  });

  it("runs in bounded stack space at 200,000 levels", () => {
    expect(isDeeperThan(arrays(200_000), MAX_DEPTH)).toBe(true);
    expect(isDeeperThan(objects(200_000), MAX_DEPTH)).toBe(true);
  });

  it("visits each member once", () => {
    let reads = 0;
    const counted = (value: unknown): unknown =>
      typeof value === "object" && value !== null
        ? new Proxy(value, {
            get: (target, key) => {
              if (key !== "length" && typeof key === "string") reads += 1;
              return counted(Reflect.get(target, key));
            },
          })
        : value;
    const members = 500;
    const wide = Object.fromEntries(Array.from({ length: members }, (_, i) => [`m${i}`, {}]));
    expect(isDeeperThan(counted(wide), MAX_DEPTH)).toBe(false);
    expect(reads).toBe(members);
  });
});
