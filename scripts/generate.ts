import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import generator from "@open-rpc/generator";
import { loadContract } from "./contract/contract";
import { CONTRACTS } from "./contract/contracts";

const ROOT = path.resolve(__dirname, "..");

/**
 * Derives everything in `generated/` from the contracts.
 *
 * @param outPath the folder to write, emptied first: the generator itself never removes a stale file
 */
export async function generate(outPath = path.join(ROOT, "generated")): Promise<void> {
  process.chdir(ROOT);
  rmSync(outPath, { recursive: true, force: true });
  mkdirSync(outPath, { recursive: true });
  for (const source of CONTRACTS) {
    await generator({
      // As text: a document passed as an object would be changed in place.
      openrpcDocument: JSON.stringify(loadContract(ROOT, source).document),
      components: [
        {
          type: "custom",
          // The component learns by its name which contract it is to write.
          name: source.name,
          language: "typescript",
          customComponent: "./scripts/codegen/component.ts",
          openRPCPath: null,
          outPath: path.join(outPath, source.output),
        },
      ],
    });
  }
}

if (require.main === module) {
  generate().catch((reason: unknown) => {
    console.error(reason);
    process.exitCode = 1;
  });
}
