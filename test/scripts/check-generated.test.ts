import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeDataDir } from "../support/beacon";

jest.mock("../../scripts/generate", () => ({ generate: jest.fn() }));
import { differingFiles } from "../../scripts/check-generated";

function folderWith(files: Record<string, string>): string {
  const folder = makeDataDir();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

describe("differingFiles()", () => {
  it("finds nothing in equal folders", () => {
    const files = { "a.ts": "1", "sub/b.ts": "2" };
    expect(differingFiles(folderWith(files), folderWith(files))).toEqual([]);
  });

  it("names changed, missing and new files", () => {
    const committed = folderWith({ "changed.ts": "1", "stale.ts": "2", "same.ts": "3" });
    const fresh = folderWith({ "changed.ts": "9", "new/file.ts": "4", "same.ts": "3" });
    expect(differingFiles(committed, fresh)).toEqual(["changed.ts", "new/file.ts", "stale.ts"]);
  });
});
