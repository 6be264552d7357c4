import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadSourceKey } from "../../src/adapters/source-key";
import { makeDataDir } from "../support/beacon";

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = path.join(makeDataDir(), "data");
  file = path.join(dataDir, "source.key");
});

describe("loadSourceKey()", () => {
  it("makes a key of 32 random bytes at the first start, and keeps it", () => {
    const key = loadSourceKey(dataDir);
    expect(key).toHaveLength(32);
    expect(loadSourceKey(dataDir)).toEqual(key);
    expect(readFileSync(file)).toEqual(key);
    expect(loadSourceKey(makeDataDir())).not.toEqual(key);
  });

  it("keeps folder and file for this user alone, though they were open before", () => {
    loadSourceKey(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    loadSourceKey(dataDir);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([0, 31, 33])(
    "throws for a file of %d bytes, naming it, and leaves it as it is",
    (bytes) => {
      loadSourceKey(dataDir);
      writeFileSync(file, Buffer.alloc(bytes));
      expect(() => loadSourceKey(dataDir)).toThrow(`${file} must hold 32 bytes`);
      expect(statSync(file).size).toBe(bytes);
    },
  );
});
