import { codesByStatus, invokeOperation, type OpenApiDocument } from "../contract/openapi";

/** `invoke-status.ts`: the HTTP status of each code of REST invoke. */
export function emitInvokeStatus(document: OpenApiDocument): string {
  const rows = [...codesByStatus(invokeOperation(document))].flatMap(([status, codes]) =>
    codes.map((code) => `${code}: ${status},`),
  );
  return `
import type { GatewayInvokeRefusal } from "./types";

/** The HTTP status at which each refusal of REST invoke is answered. */
export const INVOKE_STATUS: { readonly [C in GatewayInvokeRefusal["code"]]: number } = {
${rows.join("\n")}
};
`;
}
