import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type JsonSchema,
  loadSchemas,
  reachable,
  refName,
  refNames,
  rewriteFileRefs,
} from "./schemas";

/** What the Beacon does with a method. */
export interface BeaconRow {
  policy: "accept" | "status-only" | "empty" | "refuse";
  /** The error of a refusal. */
  error?: string;
  /** Every error the Beacon can answer this method with. */
  errors: string[];
  /** One sentence for reviewers, and for those who are refused. */
  why: string;
}

export interface ExamplePairing {
  name: string;
  summary: string;
  params: { name: string; value: unknown }[];
  result?: { name: string; value: unknown };
  "x-error"?: { $ref: string };
  "x-service-parameters"?: Record<string, string>;
}

/** A method as it stands in the bundled document. */
export interface MethodObject {
  name: string;
  summary: string;
  description: string;
  paramStructure: string;
  params: { name: string; required: boolean; schema: JsonSchema }[];
  result: { name: string; schema: JsonSchema };
  errors: { $ref: string }[];
  examples: ExamplePairing[];
  "x-streaming"?: boolean;
  "x-beacon": BeaconRow;
}

export interface ErrorObject {
  code: number;
  message: string;
  data?: {
    "@type": string;
    reason?: string;
    domain?: string;
    metadata?: Record<string, string>;
  }[];
}

/** What the contract says of an error beside the error object itself. */
export interface ErrorNotes {
  description: string;
  httpStatus: number;
  data?: JsonSchema;
}

export interface OpenRpcDocument {
  openrpc: string;
  info: { title: string; version: string; description: string };
  servers: { name: string; summary?: string; url: string }[];
  methods: MethodObject[];
  components: { schemas: Record<string, JsonSchema>; errors: Record<string, ErrorObject> };
  "x-errors": Record<string, ErrorNotes>;
  "x-envelope-errors": string[];
}

/** The contract in one piece: the bundled document, and every schema by its title. */
export interface Contract {
  document: OpenRpcDocument;
  schemas: ReadonlyMap<string, JsonSchema>;
}

const ERROR_REF = "#/components/errors/";

/**
 * Reads `openrpc.json` and the schema files, and bundles them: references to files become
 * references to `components.schemas`, where each schema that the methods reach stands once.
 *
 * @param root the folder that holds `openrpc.json` and `schemas/`
 * @throws Error naming the file and the reference that leads nowhere
 */
export function loadContract(root: string): Contract {
  const folders = ["a2a", "google-rpc", "beacon"].map((name) => path.join(root, "schemas", name));
  const { schemas, titles } = loadSchemas(folders);
  const text = readFileSync(path.join(root, "openrpc.json"), "utf8");
  const document = JSON.parse(text) as OpenRpcDocument;
  rewriteFileRefs(document, root, titles);
  const used = reachable(refNames(document), schemas);
  document.components.schemas = Object.fromEntries(
    [...used].sort().map((name) => [name, schemas.get(name) as JsonSchema]),
  );
  return { document, schemas };
}

/** The schema of all params of a method, as one object: the one its params point into. */
export function requestTypeOf(method: MethodObject): string {
  const names = new Set(method.params.map((param) => refName(param.schema)));
  const [name] = names;
  if (names.size !== 1 || name === undefined)
    throw new Error(`${method.name}: all params must refer into one request schema`);
  return name;
}

/** The name of an error in a reference such as `#/components/errors/TaskNotFoundError`. */
export function errorName(ref: { $ref: string }): string {
  if (!ref.$ref.startsWith(ERROR_REF))
    throw new Error(`${ref.$ref} is not a reference to an error`);
  return ref.$ref.slice(ERROR_REF.length);
}
