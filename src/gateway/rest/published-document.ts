/** An OpenAPI document as it is published: whole, with this Gateway as its server. */
export function buildPublishedDocument(
  { openapi, info, ...rest }: { openapi: string; info: object },
  publicUrl: string,
): object {
  return { openapi, info, servers: [{ url: publicUrl }], ...rest };
}
