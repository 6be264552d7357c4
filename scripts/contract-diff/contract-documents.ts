import path from "node:path";
import { loadContract } from "../contract/contract";
import { CONTRACTS, MAIN } from "../contract/contracts";
import { loadOpenApi, OPENAPI_SOURCES } from "../contract/openapi";
import { compareOpenApi } from "./compare-openapi";
import { compareOpenRpc } from "./compare-openrpc";
import type { Finding } from "./finding";
import { asObject, type JsonObject } from "./json";

/** A document that clients keep to, of whatever kind. */
export interface ContractDocument {
  /** What its file in a release is called. */
  name: string;
  /** The file to edit, from the root of the repository. */
  source: string;
  /** The document in one piece, as it is now. */
  load: (root: string) => JsonObject;
  compare: (before: JsonObject, after: JsonObject) => Finding[];
}

/** The document whose version is that of a release. */
export const MAIN_DOCUMENT = MAIN.document;

/** Every document of the contract, the main one first. */
export const CONTRACT_DOCUMENTS: readonly ContractDocument[] = [
  ...CONTRACTS.map((source) => ({
    name: source === MAIN ? MAIN_DOCUMENT : `${source.name}.${path.basename(source.document)}`,
    source: source.document,
    load: (root: string) => toJson(loadContract(root, source).document),
    compare: compareOpenRpc,
  })),
  ...OPENAPI_SOURCES.map((source) => ({
    name: `${source.name}.openapi.json`,
    source: source.document,
    load: (root: string) => toJson(loadOpenApi(root, source)),
    compare: compareOpenApi,
  })),
];

/** The document as it is published: without what JSON does not write. */
function toJson(document: object): JsonObject {
  return JSON.parse(JSON.stringify(document)) as JsonObject;
}

/**
 * The version that a document names.
 *
 * @throws Error where it names none
 */
export function versionOf(document: JsonObject): string {
  const { version } = asObject(document.info);
  if (typeof version !== "string") throw new Error("info.version is wanted");
  return version;
}
