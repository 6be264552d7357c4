import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { judgeVersions } from "./judge-versions";
import { currentContract, lastRelease, RELEASES } from "./releases";
import { compareVersions, nextVersion } from "./version";

/**
 * Keeps the contract as it is now as a release of the version that `openrpc.json` names.
 *
 * @returns the files that were written, from the root
 * @throws Error where the version is released already, or does not announce what changed
 */
export function releaseContract(root: string): string[] {
  const current = currentContract(root);
  const last = lastRelease(root);
  const folder = path.join(RELEASES, current.version);
  if (
    existsSync(path.join(root, folder)) ||
    (last && compareVersions(current.version, last.version) <= 0)
  ) {
    const next = nextVersion(last?.version ?? current.version, "text");
    throw new Error(
      `${current.version} is released, and a release is never changed: set info.version of openrpc.json to ${next} or higher, as npm run check:contract says`,
    );
  }
  const { faults } = last ? judgeVersions(last, current, { toRelease: true }) : { faults: [] };
  if (faults.length > 0) throw new Error(faults.join("\n"));
  mkdirSync(path.join(root, folder), { recursive: true });
  const files: string[] = [];
  for (const [name, document] of current.documents) {
    const text = JSON.stringify(document, undefined, 2);
    writeFileSync(path.join(root, folder, name), `${text}\n`);
    files.push(path.join(folder, name));
  }
  return files;
}
