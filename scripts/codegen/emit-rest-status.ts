import {
  codesByStatus,
  type OpenApiDocument,
  type OpenApiSource,
  operationsOf,
} from "../contract/openapi";

/** `<name>-status.ts`: the HTTP status of each code of a surface. */
export function emitRestStatus(
  document: OpenApiDocument,
  { surface, refusal, statusTable }: OpenApiSource,
): string {
  const statusOf = new Map<string, number>();
  for (const { operation } of operationsOf(document))
    for (const [status, codes] of codesByStatus(document, operation))
      for (const code of codes) statusOf.set(code, status);
  const rows = [...statusOf]
    .sort(([, a], [, b]) => a - b)
    .map(([code, status]) => `${code}: ${status},`);
  return `
import type { ${refusal} } from "./types";

/** The HTTP status at which each refusal of ${surface} is answered. */
export const ${statusTable}: { readonly [C in ${refusal}["code"]]: number } = {
${rows.join("\n")}
};
`;
}
