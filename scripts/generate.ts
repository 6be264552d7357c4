import { rmSync } from "node:fs";
import path from "node:path";
import generator from "@open-rpc/generator";
import { loadContract } from "./contract/contract";

/** Writes all of `generated/` anew from the contract. The generator never removes a stale file. */
async function generate(): Promise<void> {
  const root = path.resolve(__dirname, "..");
  process.chdir(root);
  rmSync("generated", { recursive: true, force: true });
  await generator({
    // As text: a document passed as an object would be changed in place.
    openrpcDocument: JSON.stringify(loadContract(root).document),
    components: [
      {
        type: "custom",
        name: "contract",
        language: "typescript",
        customComponent: "./scripts/codegen/component.ts",
        openRPCPath: null,
        outPath: "generated",
      },
    ],
  });
}

generate().catch((reason: unknown) => {
  console.error(reason);
  process.exitCode = 1;
});
