import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startBeacon } from "../test/support/beacon";
import { takeContractFaults } from "../test/support/contract-tap";
import { goldenFolder, readGoldens, withResponses } from "../test/support/golden-file";
import { nextMillisecond } from "../test/support/next-millisecond";
import { GATEWAY_GOLDENS } from "../test/support/golden-gateway";
import { POLICY_GOLDEN, policyTable } from "../test/support/golden-policy";
import { BEACON_GOLDENS, type GoldenProduct } from "../test/support/golden-product";
import { replayGolden } from "../test/support/golden-replay";

/**
 * Rewrites the responses of the wire goldens, and the policy golden, from what the products answer now.
 * Arguments, if any, are parts of the names of the goldens to record, such as `gateway/ListTasks`.
 */
async function record(parts: readonly string[]): Promise<void> {
  const isMeant = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part));
  for (const product of [BEACON_GOLDENS, GATEWAY_GOLDENS]) await recordProduct(product, isMeant);
  if (isMeant(path.basename(POLICY_GOLDEN))) await recordPolicy();
}

async function recordProduct(
  product: GoldenProduct,
  isMeant: (name: string) => boolean,
): Promise<void> {
  for (const golden of readGoldens(product.name)) {
    if (!isMeant(`${product.name}/${golden.name}`)) continue;
    const responses: string[][] = [];
    await replayGolden(product, golden, async (_exchange, response, bindings) => {
      responses.push(bindings.mask(response));
      // Two responses of one millisecond would seem to have one and the same time in common.
      await nextMillisecond();
    });
    const file = path.join(goldenFolder(product.name), golden.name);
    save(file, withResponses(readFileSync(file, "utf8"), responses));
  }
}

async function recordPolicy(): Promise<void> {
  const beacon = await startBeacon();
  try {
    save(POLICY_GOLDEN, await policyTable(beacon));
  } finally {
    await beacon.stop();
  }
}

/** Writes a golden, unless the server broke the contract in the course of it. */
function save(file: string, text: string): void {
  const name = path.relative(process.cwd(), file);
  const [fault] = takeContractFaults();
  if (fault !== undefined) throw new Error(`${name}: not as the contract says: ${fault}`);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text);
  console.log(`recorded ${name}`);
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
