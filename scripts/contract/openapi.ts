import { readFileSync } from "node:fs";
import path from "node:path";
import type { Contract } from "./contract";
import { MAIN } from "./contracts";
import { type JsonSchema, loadSchemas, reachable, refNames, rewriteFileRefs } from "./schemas";

/** Where the OpenAPI document of REST invoke stands, from the root of the repository. */
export const INVOKE_DOCUMENT = "schemas/gateway/invoke.openapi.json";

export interface OpenApiMedia {
  schema: JsonSchema;
  examples?: Record<string, { value: unknown }>;
}

export interface OpenApiResponse {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, OpenApiMedia>;
}

export interface OpenApiParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters?: OpenApiParameter[];
  requestBody?: { required: boolean; content: Record<string, OpenApiMedia> };
  responses: Record<string, OpenApiResponse>;
}

/** An OpenAPI 3.1 document, as far as ours uses it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, { parameters?: OpenApiParameter[]; post?: OpenApiOperation }>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
}

/**
 * Reads the OpenAPI document of REST invoke and bundles it, so that it stands alone: references to
 * schema files become references to `components.schemas`, where each schema that it reaches stands once.
 *
 * @throws Error naming the reference that leads nowhere
 */
export function loadInvokeDocument(root: string): OpenApiDocument {
  const file = path.join(root, INVOKE_DOCUMENT);
  const { schemas, titles } = loadSchemas(
    MAIN.schemas.map((folder) => path.join(root, "schemas", folder)),
  );
  const document = JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument;
  rewriteFileRefs(document, path.dirname(file), titles);
  const names = [...reachable(refNames(document), schemas)].sort();
  document.components.schemas = Object.fromEntries(
    names.map((name) => [name, schemas.get(name) as JsonSchema]),
  );
  return document;
}

/** The codes that each response of an operation narrows its body to, by HTTP status. */
export function codesByStatus({ responses }: OpenApiOperation): Map<number, string[]> {
  return new Map(
    Object.entries(responses).flatMap(([status, { content = {} }]) => {
      const narrowed = content["application/json"]?.schema.allOf as JsonSchema[] | undefined;
      const codes = narrowed?.flatMap(
        ({ properties }) => properties?.error?.properties?.code?.enum ?? [],
      );
      return codes ? [[Number(status), codes]] : [];
    }),
  );
}

/** The one operation of the document. */
export function invokeOperation(document: OpenApiDocument): OpenApiOperation {
  const operations = Object.values(document.paths).flatMap(({ post }) => (post ? [post] : []));
  const [operation] = operations;
  if (!operation || operations.length > 1)
    throw new Error(`${INVOKE_DOCUMENT}: one path with one operation, post, is wanted`);
  return operation;
}

/** The codes that a refusal may have. */
export function refusalCodes({ schemas }: Pick<Contract, "schemas">): string[] {
  return schemas.get("GatewayInvokeRefusal")?.properties?.code?.enum ?? [];
}
