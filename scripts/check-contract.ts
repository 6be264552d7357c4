import path from "node:path";
import { parseOpenRPCDocument } from "@open-rpc/schema-utils-js";
import { loadContract } from "./contract/contract";
import { CONTRACTS } from "./contract/contracts";
import { INVOKE_DOCUMENT, loadInvokeDocument } from "./contract/openapi";
import { lintContract } from "./lint/contract-rules";
import { lintInvokeDocument } from "./lint/openapi-rules";

const ROOT = path.resolve(__dirname, "..");

/** Checks that each contract is a valid document of its kind and keeps our own rules. */
async function checkContracts(): Promise<void> {
  for (const source of CONTRACTS) {
    const contract = loadContract(ROOT, source);
    await parseOpenRPCDocument(JSON.stringify(contract.document));
    const size = `${contract.document.methods.length} methods`;
    report(source.document, lintContract(contract), size);
  }
  const faults = lintInvokeDocument(loadInvokeDocument(ROOT), loadContract(ROOT));
  report(INVOKE_DOCUMENT, faults, "1 operation");
}

function report(document: string, faults: readonly string[], size: string): void {
  for (const fault of faults) console.error(`${document}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${document}: ${size}, no fault`);
}

checkContracts().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
