import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generate } from "./generate";

/** The files in which two folders differ, those that only one of them has included. */
export function differingFiles(folderA: string, folderB: string): string[] {
  const a = readFolder(folderA);
  const b = readFolder(folderB);
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((name) => a.get(name) !== b.get(name))
    .sort();
}

function readFolder(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file), readFileSync(file, "utf8")];
      }),
  );
}

/** Regenerates beside `generated/` and fails on any difference. */
async function checkGenerated(): Promise<void> {
  const committed = path.resolve(__dirname, "../generated");
  const fresh = mkdtempSync(path.join(tmpdir(), "generated-"));
  try {
    await generate(fresh);
    const stale = differingFiles(committed, fresh);
    if (stale.length === 0) return;
    console.error(
      `generated/ does not follow from the contract: ${stale.join(", ")}.\n` +
        "Run `npm run generate` and commit the result.",
    );
    process.exitCode = 1;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

if (require.main === module) {
  checkGenerated().catch((reason: unknown) => {
    console.error(reason);
    process.exitCode = 1;
  });
}
