import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Reads a text file of this package, given by its path from the package's root: the compiled program is
 * in another folder than its sources.
 *
 * @throws Error when it is not there
 */
export function readPackageFile(name: string): string {
  let folder = __dirname;
  while (!existsSync(path.join(folder, "package.json")) && folder !== path.dirname(folder))
    folder = path.dirname(folder);
  return readFileSync(path.join(folder, name), "utf8");
}
