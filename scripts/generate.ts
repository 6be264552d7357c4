import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import generator from "@open-rpc/generator";
import { loadContract } from "./contract/contract";

const ROOT = path.resolve(__dirname, "..");

/**
 * Derives everything in `generated/` from the contract.
 *
 * @param outPath the folder to write, emptied first: the generator itself never removes a stale file
 */
export async function generate(outPath = path.join(ROOT, "generated")): Promise<void> {
  process.chdir(ROOT);
  rmSync(outPath, { recursive: true, force: true });
  mkdirSync(outPath, { recursive: true });
  await generator({
    // As text: a document passed as an object would be changed in place.
    openrpcDocument: JSON.stringify(loadContract(ROOT).document),
    components: [
      {
        type: "custom",
        name: "contract",
        language: "typescript",
        customComponent: "./scripts/codegen/component.ts",
        openRPCPath: null,
        outPath,
      },
    ],
  });
}

if (require.main === module) {
  generate().catch((reason: unknown) => {
    console.error(reason);
    process.exitCode = 1;
  });
}
