import { readFileSync } from "node:fs";
import path from "node:path";
import type { Contract } from "./contract";
import { MAIN } from "./contracts";
import { type JsonSchema, loadSchemas, reachable, refNames, rewriteFileRefs } from "./schemas";

/** An OpenAPI document of ours, and what is derived from it. */
export interface OpenApiSource {
  /** What the generated files are called after. */
  name: string;
  /** The document, from the root of the repository. */
  document: string;
  /** What it describes, in words. */
  surface: string;
  /** The schema that lists the codes of its refusals. */
  refusal: string;
  /** What the generated table of their HTTP statuses is called. */
  statusTable: string;
  /** What the generated table of its operations is called, where there is one. */
  operationTable?: string;
}

const INVOKE: OpenApiSource = {
  name: "invoke",
  document: "schemas/gateway/invoke.openapi.json",
  surface: "REST invoke",
  refusal: "GatewayInvokeRefusal",
  statusTable: "INVOKE_STATUS",
};

const WEBHOOKS: OpenApiSource = {
  name: "webhooks",
  document: "schemas/gateway/webhooks.openapi.json",
  surface: "the webhooks API",
  refusal: "GatewayWebhookRefusal",
  statusTable: "WEBHOOKS_STATUS",
  operationTable: "WEBHOOK_OPERATIONS",
};

export const OPENAPI_SOURCES: readonly OpenApiSource[] = [INVOKE, WEBHOOKS];

/** Schemas of both versions have the same titles, so those of 0.3 are called otherwise in a document. */
const OLD_SCHEMAS = { folder: "a2a-0.3", prefix: "A2A03" };

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
  description?: string;
  /** Absent where it is the receiver of a webhook that is asked. */
  security?: Record<string, string[]>[];
  parameters?: OpenApiParameter[];
  requestBody?: { required: boolean; content: Record<string, OpenApiMedia> };
  responses: Record<string, OpenApiResponse | { $ref: string }>;
}

const METHODS = ["get", "post", "delete"] as const;

/** What a path answers, by HTTP method. */
export type OpenApiPath = { parameters?: OpenApiParameter[] } & {
  [M in (typeof METHODS)[number]]?: OpenApiOperation;
};

/** An OpenAPI 3.1 document, as far as ours use it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, OpenApiPath>;
  /** What the gateway itself sends, by name. */
  webhooks?: Record<string, OpenApiPath>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses?: Record<string, OpenApiResponse>;
    securitySchemes: Record<string, object>;
  };
}

/** An operation and where it stands. */
export interface PlacedOperation {
  path: string;
  /** The HTTP method, in capitals. */
  method: string;
  /** Those of the path as well. */
  parameters: OpenApiParameter[];
  operation: OpenApiOperation;
}

/**
 * Reads an OpenAPI document and bundles it, so that it stands alone: references to schema files become
 * references to `components.schemas`, where each schema that it reaches stands once.
 *
 * @throws Error naming the reference that leads nowhere
 */
export function loadOpenApi(root: string, source: OpenApiSource): OpenApiDocument {
  const file = path.join(root, source.document);
  const { schemas, titles } = loadSchemas(
    [...MAIN.schemas, OLD_SCHEMAS.folder].map((folder) => path.join(root, "schemas", folder)),
    (title, folder) =>
      path.basename(folder) === OLD_SCHEMAS.folder ? OLD_SCHEMAS.prefix + title : title,
  );
  const document = JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument;
  rewriteFileRefs(document, path.dirname(file), titles);
  const names = [...reachable(refNames(document), schemas)].sort();
  document.components.schemas = Object.fromEntries(
    names.map((name) => [name, schemas.get(name) as JsonSchema]),
  );
  return document;
}

/** The operations of some paths, in their order: by default those that the document serves. */
export function operationsOf(
  document: OpenApiDocument,
  paths: Record<string, OpenApiPath> = document.paths,
): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [{ path, method: method.toUpperCase(), parameters, operation }];
    }),
  );
}

/**
 * The responses of an operation by HTTP status, those that stand among the components included.
 *
 * @throws Error naming the reference that leads nowhere
 */
export function responsesOf(
  { components }: OpenApiDocument,
  { responses }: OpenApiOperation,
): [status: string, OpenApiResponse][] {
  return Object.entries(responses).map(([status, response]) => {
    if (!("$ref" in response)) return [status, response];
    const name = response.$ref.replace("#/components/responses/", "");
    const shared = components.responses?.[name];
    if (!shared) throw new Error(`${response.$ref}: leads nowhere`);
    return [status, shared];
  });
}

/** The codes that each response of an operation narrows its body to, by HTTP status. */
export function codesByStatus(
  document: OpenApiDocument,
  operation: OpenApiOperation,
): Map<number, string[]> {
  return new Map(
    responsesOf(document, operation).flatMap(([status, { content = {} }]) => {
      const narrowed = content["application/json"]?.schema.allOf as JsonSchema[] | undefined;
      const codes = narrowed?.flatMap(
        ({ properties }) => properties?.error?.properties?.code?.enum ?? [],
      );
      return codes ? [[Number(status), codes]] : [];
    }),
  );
}

/** The HTTP status of a success of an operation. */
export function successStatus({ responses }: OpenApiOperation): number {
  return Number(Object.keys(responses).find((status) => status.startsWith("2")));
}

/** The codes that a refusal may have. */
export function refusalCodes(
  { refusal }: OpenApiSource,
  { schemas }: Pick<Contract, "schemas">,
): string[] {
  return schemas.get(refusal)?.properties?.code?.enum ?? [];
}
