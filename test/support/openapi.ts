import path from "node:path";
import { loadContract } from "../../scripts/contract/contract";
import { loadOpenApi, OPENAPI_SOURCES } from "../../scripts/contract/openapi";

const ROOT = path.resolve(__dirname, "../..");

/** An OpenAPI document of ours as it is bundled, and what it is held against. */
export function openApi(name: string) {
  const source = OPENAPI_SOURCES.find((candidate) => candidate.name === name);
  if (!source) throw new Error(`no OpenAPI document is called ${name}`);
  return { source, document: loadOpenApi(ROOT, source), contract: loadContract(ROOT) };
}
