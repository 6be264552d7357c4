import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emitMethodsTable } from "../codegen/emit-methods-table";
import { loadContract } from "../contract/contract";
import { type ContractChanges, contractChanges } from "./contract-changelog";
import { currentContract, loadRelease, releasedVersions } from "./releases";

const ROOT = path.resolve(__dirname, "../..");

/** What changed from each release to the next, and from the last one to now, the newest first. */
export function contractHistory(root: string): ContractChanges[] {
  const current = currentContract(root);
  const releases = releasedVersions(root).map((version) => loadRelease(root, version));
  const versions = [...releases, current];
  const steps = versions
    .slice(1)
    .map((to, index) => contractChanges(versions[index] as typeof current, to));
  return steps.filter(({ documents }) => documents.length > 0).reverse();
}

/**
 * Writes into a folder what the published contract has besides its pages: `METHODS.md`, and
 * `contract-changelog.json`, the list that {@link contractHistory} answers.
 */
export async function writeContractFiles(outFolder: string): Promise<void> {
  mkdirSync(outFolder, { recursive: true });
  writeFileSync(path.join(outFolder, "METHODS.md"), emitMethodsTable(loadContract(ROOT)));
  const history = JSON.stringify(contractHistory(ROOT), undefined, 2);
  writeFileSync(path.join(outFolder, "contract-changelog.json"), `${history}\n`);
}
