import document from "../../../generated/invoke.openapi.json";

/** The OpenAPI document of REST invoke as it is published: whole, with this Gateway as its server. */
export function buildInvokeDocument(publicUrl: string): object {
  const { openapi, info, ...rest } = document;
  return { openapi, info, servers: [{ url: publicUrl }], ...rest };
}
