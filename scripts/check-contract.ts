import path from "node:path";
import { parseOpenRPCDocument } from "@open-rpc/schema-utils-js";
import { loadContract } from "./contract/contract";
import { CONTRACTS } from "./contract/contracts";
import { loadOpenApi, OPENAPI_SOURCES, operationsOf } from "./contract/openapi";
import { loadProduct, PRODUCTS } from "./contract/product";
import { lintContract } from "./lint/contract-rules";
import { lintOpenApi } from "./lint/openapi-rules";
import { lintProduct } from "./lint/product-rules";

const ROOT = path.resolve(__dirname, "..");

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

checkContracts().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
