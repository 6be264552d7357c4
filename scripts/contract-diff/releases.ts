import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONTRACT_DOCUMENTS, MAIN_DOCUMENT, versionOf } from "./contract-documents";
import type { JsonObject } from "./json";
import { compareVersions } from "./version";

/** Where each released version has a folder, from the root of the repository. */
export const RELEASES = "schemas/released";

/** The documents of the contract as they were or are at one time, by name. */
export interface ContractVersion {
  version: string;
  documents: ReadonlyMap<string, JsonObject>;
}

/** The versions that were released, from the first to the last. */
export function releasedVersions(root: string): string[] {
  const folder = path.join(root, RELEASES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).sort(compareVersions);
}

/** @throws Error where there is no such release, or where it does not name itself so */
export function loadRelease(root: string, version: string): ContractVersion {
  const folder = path.join(root, RELEASES, version);
  const known = releasedVersions(root);
  if (!known.includes(version))
    throw new Error(
      `${version} was never released; released: ${known.join(", ") || "nothing yet"}`,
    );
  const documents = new Map(
    readdirSync(folder)
      .sort()
      .map((name) => {
        const text = readFileSync(path.join(folder, name), "utf8");
        return [name, JSON.parse(text) as JsonObject];
      }),
  );
  const main = documents.get(MAIN_DOCUMENT);
  if (!main || versionOf(main) !== version)
    throw new Error(`${RELEASES}/${version} was changed: take it back from the history`);
  return { version, documents };
}

/** The last release, or undefined before the first. */
export function lastRelease(root: string): ContractVersion | undefined {
  const version = releasedVersions(root).at(-1);
  return version === undefined ? undefined : loadRelease(root, version);
}

/** The contract as it is now. */
export function currentContract(root: string): ContractVersion {
  const documents = new Map(CONTRACT_DOCUMENTS.map(({ name, load }) => [name, load(root)]));
  return { version: versionOf(documents.get(MAIN_DOCUMENT) as JsonObject), documents };
}
