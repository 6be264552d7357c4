import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DATA_ROOT_VARIABLE } from "./data-root";

const ROOT = path.join(__dirname, "../..");
const INPUTS = ["src", "generated", "tsconfig.json", "tsconfig.build.json", "package.json"];
const STAMP = path.join(ROOT, "dist/.tsbuildinfo");

/** Makes a folder for the data of the test run, and builds the program. */
export default function globalSetup(): void {
  process.env[DATA_ROOT_VARIABLE] = mkdtempSync(path.join(tmpdir(), "beacon-test-"));
  build();
}

/**
 * Builds the program unless no source is newer than the last build. A type error stops no test here,
 * as it stops none that jest transforms: `npm run typecheck` is there for it.
 */
function build(): void {
  if (existsSync(STAMP) && newest(INPUTS.map(inRoot)) <= statSync(STAMP).mtimeMs) return;
  const started = new Date();
  spawnSync("npm", ["run", "--silent", "build"], { cwd: ROOT, stdio: "inherit" });
  utimesSync(STAMP, started, started);
}

function inRoot(name: string): string {
  return path.join(ROOT, name);
}

function newest(paths: string[]): number {
  return Math.max(
    ...paths.map((file) => {
      const stat = statSync(file);
      if (!stat.isDirectory()) return stat.mtimeMs;
      const entries = readdirSync(file).map((name) => path.join(file, name));
      // A folder's own time tells of removed files.
      return Math.max(stat.mtimeMs, entries.length > 0 ? newest(entries) : 0);
    }),
  );
}
