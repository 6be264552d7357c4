import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { TestBeacon } from "../support/beacon";
import { runProgram } from "../support/program";

const EXAMPLES = path.join(__dirname, "../../examples");

/** A proxy does not lead to this machine, and colours are not part of what is printed. */
const SURROUNDINGS = { no_proxy: "127.0.0.1", NO_PROXY: "127.0.0.1", FORCE_COLOR: "0" };

const TIMEOUT_MS = 25_000;

/** Runs an example against a Beacon and answers what it prints; rejects where it fails. */
export async function runExample(
  beacon: TestBeacon,
  command: string,
  example: string,
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    command,
    [path.join(EXAMPLES, example), beacon.publicUrl],
    { env: { ...process.env, ...SURROUNDINGS }, timeout: TIMEOUT_MS },
  );
  return stdout;
}

/** The ids in the list that a reviewer sees, oldest first. */
export async function reviewedIds(beacon: TestBeacon): Promise<string[]> {
  const { stdout } = await runProgram(["review", "list", "--json"], {
    BEACON_DATA_DIR: beacon.dataDir,
  });
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { receipt_id: string }).receipt_id);
}

/** Expects an example to have printed a task, its receipt and its status, and to have stored it alone. */
export async function expectFirstContact(beacon: TestBeacon, output: string): Promise<void> {
  const [, id] = /^task {4}([0-9a-f]{44})$/m.exec(output) ?? [];
  expect(await reviewedIds(beacon)).toEqual([id]);
  expect(output).toMatch(/^state   TASK_STATE_SUBMITTED$/m);
  expect(output).toMatch(new RegExp(`"?receipt_id"?: ["']${id!}["']`));
  expect(output).toMatch(/^status  TASK_STATE_SUBMITTED since \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
}
