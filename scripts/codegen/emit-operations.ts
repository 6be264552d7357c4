import {
  type OpenApiDocument,
  type OpenApiSource,
  operationsOf,
  successStatus,
} from "../contract/openapi";

/** `<name>-operations.ts`: what a surface can be asked, where, and how a success is answered. */
export function emitOperations(
  document: OpenApiDocument,
  table: string,
  { surface }: OpenApiSource,
): string {
  const rows = operationsOf(document).map(({ path, method, operation }) => {
    const row = {
      method,
      path,
      status: successStatus(operation),
      takesBody: operation.requestBody !== undefined,
    };
    return `${operation.operationId}: ${JSON.stringify(row)},`;
  });
  return `
/** The operations of ${surface}: HTTP method, path, the status of a success, and whether there is a body. */
export const ${table} = {
${rows.join("\n")}
} as const;
`;
}
