import path from "node:path";
import { parseOpenRPCDocument } from "@open-rpc/schema-utils-js";
import { loadContract } from "./contract/contract";
import { lintContract } from "./lint/contract-rules";

/** Checks that the contract is a valid OpenRPC document and keeps our own rules. */
async function checkContract(): Promise<void> {
  const contract = loadContract(path.resolve(__dirname, ".."));
  await parseOpenRPCDocument(JSON.stringify(contract.document));
  const faults = lintContract(contract);
  for (const fault of faults) console.error(`openrpc.json: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`openrpc.json: ${contract.document.methods.length} methods, no fault`);
}

checkContract().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
