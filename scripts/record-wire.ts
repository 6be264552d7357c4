import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { takeContractFaults } from "../test/support/contract-tap";
import { GOLDEN_FOLDER, readGoldens, withResponses } from "../test/support/golden-file";
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
    const fault = takeContractFaults()[0];
    if (fault !== undefined) throw new Error(`${golden.name}: not as the contract says: ${fault}`);
    save(golden.name, responses);
  }
}

function save(name: string, responses: string[][]): void {
  const file = path.join(GOLDEN_FOLDER, name);
  const text = readFileSync(file, "utf8");
  const recorded = withResponses(text, responses);
  if (recorded === text) return;
  writeFileSync(file, recorded);
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
