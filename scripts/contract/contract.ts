import { readFileSync } from "node:fs";
import path from "node:path";
import { CONTRACTS, type ContractSource, MAIN } from "./contracts";
import {
  type JsonSchema,
  loadSchemas,
  reachable,
  refName,
  refNames,
  rewriteFileRefs,
} from "./schemas";
import { sharedErrorNames, takeSharedErrors } from "./shared-errors";

/** What the Beacon does with a method. */
export interface BeaconRow {
  policy: "accept" | "status-only" | "empty" | "refuse";
  /** The error of a refusal. */
  error?: string;
  /** Every error the Beacon can answer this method with. */
  errors: string[];
  /** One sentence for reviewers, and for those who are refused. */
  why: string;
  /** What a method that is not refused answers, where it is less than the method's description says. */
  answers?: string;
}

/** What the Gateway does with a method. */
export interface GatewayRow {
  /** `serve-if`: where the condition holds. */
  policy: "serve" | "serve-if";
  condition?: string;
  /** Every error the Gateway can answer this method with. */
  errors: string[];
  /** One sentence on what it is like here. */
  why: string;
}

export interface ExamplePairing {
  name: string;
  summary: string;
  params: { name: string; value: unknown }[];
  result?: { name: string; value: unknown };
  "x-error"?: { $ref: string };
  /** What the details of the error say of this case, at any product and at one. */
  "x-details"?: Partial<Record<"any" | "beacon" | "gateway", object>>;
  "x-service-parameters"?: Record<string, string>;
  /** The products at which the example holds, where it does not hold at each that can answer so. */
  "x-at"?: ("beacon" | "gateway")[];
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
  /** In the main contract only. */
  "x-beacon"?: BeaconRow;
  /** In the main contract only. */
  "x-gateway"?: GatewayRow;
  /** The 1.0 method that this one stands for, in a contract of other names for the same methods. */
  "x-1.0"?: string;
  /** The schema of the params of a method that takes none. */
  "x-params"?: JsonSchema;
}

export interface ErrorObject {
  code: number;
  message: string;
  data?: {
    "@type": string;
    reason?: string;
    domain?: string;
    metadata?: Record<string, string>;
    fieldViolations?: { field: string; description: string }[];
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
  /** What the Gateway can answer beside these, before a method is known. */
  "x-gateway-envelope-errors": string[];
}

/** A contract in one piece: the bundled document, and by title every schema to derive code from. */
export interface Contract {
  source: ContractSource;
  document: OpenRpcDocument;
  schemas: ReadonlyMap<string, JsonSchema>;
  /** The main contract, where this is another one. */
  main?: Contract;
  /** The errors of this contract that others answer with. */
  sharedErrors: ReadonlySet<string>;
}

const ERROR_REF = "#/components/errors/";

/**
 * Reads a document and its schema files, and bundles them: references to files become references to
 * `components.schemas`, where each schema that the methods reach stands once, and the errors that it
 * shares with the main contract are taken in.
 *
 * @param root the folder that holds `openrpc.json` and `schemas/`
 * @throws Error naming the file and the reference that leads nowhere
 */
export function loadContract(root: string, source: ContractSource = MAIN): Contract {
  const folder = (name: string) => path.resolve(root, "schemas", name);
  const { schemas, titles } = loadSchemas([...source.schemas, ...source.borrowed].map(folder));
  const document = readDocument(root, source);
  rewriteFileRefs(document, path.dirname(path.join(root, source.document)), titles);
  const own = new Set(source.schemas.map(folder));
  const wanted = new Set([
    ...[...titles].filter(([file]) => own.has(path.dirname(file))).map(([, title]) => title),
    ...refNames(document),
  ]);
  const contract: Contract = {
    source,
    document,
    schemas: subset(schemas, reachable(wanted, schemas)),
    sharedErrors: new Set(source === MAIN ? namesSharedWith(root) : []),
  };
  if (source !== MAIN) {
    contract.main = loadContract(root);
    takeSharedErrors(document, contract.main.document);
  }
  const known = new Map([...(contract.main?.schemas ?? []), ...schemas]);
  document.components.schemas = Object.fromEntries(
    [...subset(known, reachable(refNames(document), known))].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return contract;
}

function readDocument(root: string, source: ContractSource): OpenRpcDocument {
  const text = readFileSync(path.join(root, source.document), "utf8");
  const document = JSON.parse(text) as Partial<OpenRpcDocument>;
  document.components = { errors: {}, schemas: {}, ...document.components };
  document["x-errors"] ??= {};
  document["x-envelope-errors"] ??= [];
  document["x-gateway-envelope-errors"] ??= [];
  return document as OpenRpcDocument;
}

function namesSharedWith(root: string): string[] {
  return CONTRACTS.filter((source) => source !== MAIN).flatMap(({ document }) =>
    sharedErrorNames(readFileSync(path.join(root, document), "utf8")),
  );
}

function subset(
  schemas: ReadonlyMap<string, JsonSchema>,
  names: ReadonlySet<string>,
): Map<string, JsonSchema> {
  return new Map([...schemas].filter(([name]) => names.has(name)));
}

/**
 * The schema of all params of a method, as one object: the one its params point into, or that of
 * `x-params` where it takes none.
 */
export function requestTypeOf(method: MethodObject): string {
  const empty = refName(method["x-params"]);
  if (method.params.length === 0 && empty !== undefined) return empty;
  const names = new Set(method.params.map((param) => refName(param.schema)));
  const [name] = names;
  if (names.size !== 1 || name === undefined)
    throw new Error(`${method.name}: all params must refer into one request schema`);
  return name;
}

/** What the Beacon does with a method of the main contract. */
export function beaconRowOf(method: MethodObject): BeaconRow {
  const row = method["x-beacon"];
  if (!row) throw new Error(`${method.name}: x-beacon is wanted`);
  return row;
}

/** What the Gateway does with a method of the main contract. */
export function gatewayRowOf(method: MethodObject): GatewayRow {
  const row = method["x-gateway"];
  if (!row) throw new Error(`${method.name}: x-gateway is wanted`);
  return row;
}

/** The name of an error in a reference such as `#/components/errors/TaskNotFoundError`. */
export function errorName(ref: { $ref: string }): string {
  if (!ref.$ref.startsWith(ERROR_REF))
    throw new Error(`${ref.$ref} is not a reference to an error`);
  return ref.$ref.slice(ERROR_REF.length);
}
