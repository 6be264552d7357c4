import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startBeacon } from "../test/support/beacon";
import { takeContractFaults } from "../test/support/contract-tap";
import { GOLDEN_FOLDER, readGoldens, withResponses } from "../test/support/golden-file";
import { POLICY_GOLDEN, policyTable } from "../test/support/golden-policy";
import { replayGolden } from "../test/support/golden-replay";

/**
 * Rewrites the responses of the wire goldens, and the policy golden, from what a Beacon answers now.
 * Arguments, if any, are parts of the names of the goldens to record.
 */
async function record(parts: readonly string[]): Promise<void> {
  const isMeant = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part));
  for (const golden of readGoldens().filter(({ name }) => isMeant(name))) {
    const responses: string[][] = [];
    await replayGolden(golden, async (_exchange, response, bindings) => {
      responses.push(bindings.mask(response));
      await nextMillisecond();
    });
    const file = path.join(GOLDEN_FOLDER, golden.name);
    save(file, withResponses(readFileSync(file, "utf8"), responses));
  }
  if (isMeant(path.basename(POLICY_GOLDEN))) await recordPolicy();
}

async function recordPolicy(): Promise<void> {
  const beacon = await startBeacon();
  try {
    save(POLICY_GOLDEN, await policyTable(beacon));
  } finally {
    await beacon.stop();
  }
}

/** Writes a golden, unless the Beacon broke the contract in the course of it. */
function save(file: string, text: string): void {
  const name = path.relative(process.cwd(), file);
  const [fault] = takeContractFaults();
  if (fault !== undefined) throw new Error(`${name}: not as the contract says: ${fault}`);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text);
  console.log(`recorded ${name}`);
}

/** Two responses of one millisecond would seem to have one and the same time in common. */
async function nextMillisecond(): Promise<void> {
  const now = Date.now();
  while (Date.now() === now) await new Promise((resolve) => setImmediate(resolve));
}

record(process.argv.slice(2)).then(
  () => {
    console.log("Read what changed, line by line, before you commit it.");
  },
  (reason: unknown) => {
    console.error(reason);
    process.exitCode = 1;
  },
);
