import path from "node:path";
import { parseOpenRPCDocument } from "@open-rpc/schema-utils-js";
import { loadContract } from "./contract/contract";
import { CONTRACTS } from "./contract/contracts";
import { loadOpenApi, OPENAPI_SOURCES, operationsOf } from "./contract/openapi";
import { runScript } from "./contract-diff/command-line";
import { judgeVersions } from "./contract-diff/judge-versions";
import { currentContract, lastRelease } from "./contract-diff/releases";
import { loadProduct, PRODUCTS } from "./contract/product";
import { lintContract } from "./lint/contract-rules";
import { lintOpenApi } from "./lint/openapi-rules";
import { lintProduct } from "./lint/product-rules";

const ROOT = path.resolve(__dirname, "..");

const HELP = `npm run check:contract

Checks that each document of the contract is valid and keeps the rules of this repository, and compares
it with the last release in schemas/released: what breaks its callers must be announced by info.version
(a major version, or before 1.0.0 a minor one). What is added needs a new version only when it is
released. npm run --silent contract:changelog lists all that changed.`;

/** Checks that each contract is a valid document of its kind and keeps our own rules. */
async function checkContracts(): Promise<void> {
  for (const source of CONTRACTS) {
    const contract = loadContract(ROOT, source);
    await parseOpenRPCDocument(JSON.stringify(contract.document));
    const size = `${contract.document.methods.length} methods`;
    report(source.document, lintContract(contract), size);
  }
  for (const source of OPENAPI_SOURCES) {
    const document = loadOpenApi(ROOT, source);
    const { length } = operationsOf(document);
    const size = `${length} operation${length === 1 ? "" : "s"}`;
    report(source.document, lintOpenApi(document, source, loadContract(ROOT)), size);
  }
  for (const name of PRODUCTS) {
    const product = loadProduct(ROOT, name);
    const size = `${product.documents.length} documents`;
    report(`schemas/${name}/product.json`, lintProduct(product, loadContract(ROOT)), size);
  }
}

function report(document: string, faults: readonly string[], size: string): void {
  for (const fault of faults) console.error(`${document}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${document}: ${size}, no fault`);
}

/** Checks that no change since the last release breaks callers whom no version number tells. */
function checkVersions(): void {
  const released = lastRelease(ROOT);
  if (!released) throw new Error("nothing is released: run npm run release:contract and commit it");
  const { faults, notes } = judgeVersions(released, currentContract(ROOT));
  for (const note of notes) console.log(note);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

void runScript({
  help: HELP,
  maxArguments: 0,
  run: async () => {
    await checkContracts();
    checkVersions();
  },
});
