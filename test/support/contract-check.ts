import type { IncomingHttpHeaders } from "node:http";
import {
  ENVELOPE_ERRORS,
  ERROR_TABLE,
  type ErrorName,
  type ErrorObject,
} from "../../generated/errors";
import { isMethodName, METHODS } from "../../generated/methods";
import openrpc from "../../generated/openrpc.json";
import { type SchemaName, VALIDATORS } from "../../generated/validators";
import { PATHS } from "../../src/beacon/paths";
import { DISCOVER_METHOD } from "../../src/jsonrpc/discover";

/** One request and its response. */
export interface Exchange {
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  requestHeaders: IncomingHttpHeaders;
  requestBody: Buffer;
  status: number;
  contentType: string;
  responseBody: string;
}

/** Statuses at which even the JSON-RPC endpoint answers with a refusal outside JSON-RPC. */
const TRANSPORT_STATUSES = new Set([405, 413, 429, 503]);

/** Why a response is not one that the contract declares, or undefined if it is. */
export function contractFault(exchange: Exchange): string | undefined {
  const fault = faultOf(exchange);
  return fault && `${exchange.method} ${exchange.path} → ${exchange.status}: ${fault}`;
}

function faultOf(exchange: Exchange): string | undefined {
  const { status, responseBody, contentType } = exchange;
  // To HEAD node sends no body; what the route gave it must be what GET would get.
  if (status === 204 || status === 304)
    return responseBody === "" ? undefined : "a body where none belongs";
  const path = exchange.path.replace(/(.)\/$/, "$1");
  if (path === PATHS.docs && status === 200)
    return contentType.startsWith("text/html") ? undefined : `content type ${contentType}`;
  if (contentType !== "application/json") return `content type ${contentType}`;

  const body = parse(responseBody);
  if (body === undefined) return "the body is not JSON";
  if (path === PATHS.a2a && !TRANSPORT_STATUSES.has(status)) return rpcFault(exchange, body);
  return schemaFault(nativeSchema(path, status), body);
}

function nativeSchema(path: string, status: number): SchemaName | undefined {
  if (status >= 400) return "BeaconErrorBody";
  if (path.startsWith(`${PATHS.receipts}/`)) return "BeaconReceiptStatus";
  const schemas: Record<string, SchemaName> = {
    [PATHS.messages]: "BeaconReceipt",
    [PATHS.agentCard]: "AgentCard",
    [PATHS.discovery]: "BeaconDiscovery",
    [PATHS.health]: "BeaconHealth",
  };
  return schemas[path];
}

function rpcFault({ requestBody, status }: Exchange, body: unknown): string | undefined {
  if (status !== 200 && status !== 415) return "a status that JSON-RPC does not use";
  if (!isObject(body)) return "the body is not an object";
  const members = Object.keys(body).join();
  if (body.jsonrpc !== "2.0") return "no jsonrpc member";
  const request = parse(requestBody.toString("utf8"));
  const method = isObject(request) ? request.method : undefined;
  if (members === "jsonrpc,id,error") return errorFault(method, body.error as ErrorObject);
  if (members !== "jsonrpc,id,result") return `members ${members}`;
  if (method === DISCOVER_METHOD) return undefined;
  if (typeof method !== "string" || !isMethodName(method)) return "a result for an unknown method";
  const { result } = METHODS[method];
  return result === null
    ? undefined
    : (schemaFault(result, body.result) ?? receiptFault(body.result));
}

function errorFault(method: unknown, error: ErrorObject): string | undefined {
  const name = (Object.keys(ERROR_TABLE) as ErrorName[]).find(
    (candidate) => ERROR_TABLE[candidate].code === error.code,
  );
  if (!name) return `undeclared error code ${error.code}`;
  const known = typeof method === "string" && isMethodName(method);
  const allowed = known ? [...METHODS[method].beacon.errors, ...ENVELOPE_ERRORS] : ENVELOPE_ERRORS;
  if (!allowed.includes(name)) return `${name} is not declared for ${String(method)}`;

  const row = ERROR_TABLE[name];
  if (error.message !== row.message) return `message ${error.message}`;
  const members = Object.keys(error).join();
  if (members !== (row.data ? "code,message,data" : "code,message"))
    return `error members ${members}`;
  if (!row.data) return undefined;
  const [detail] = error.data ?? [];
  if (row.reason && (!detail || !("reason" in detail) || detail.reason !== row.reason))
    return `reason of ${name}`;
  return schemaFault(row.data, error.data);
}

/** The receipt stands in free-form metadata, so the result's own schema says nothing of it. */
function receiptFault(result: unknown): string | undefined {
  const task = isObject(result) ? result.task : undefined;
  const metadata = isObject(task) ? task.metadata : undefined;
  return isObject(metadata) ? schemaFault("BeaconReceipt", metadata.receipt) : undefined;
}

/** Valid, and without any field that the schema does not name. */
function schemaFault(name: SchemaName | undefined, value: unknown): string | undefined {
  if (!name) return undefined;
  const validate = VALIDATORS[name];
  if (!validate(value)) return `not a ${name}: ${JSON.stringify(validate.errors?.[0])}`;
  const schema = (openrpc.components.schemas as Record<string, Schema>)[name];
  const undeclared = schema && undeclaredField(value, schema, name);
  return undeclared && `undeclared or unset field ${undeclared}`;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
}

function undeclaredField(value: unknown, schema: Schema, at: string): string | undefined {
  const name = schema.$ref?.split("/").at(-1);
  const resolved = name ? (openrpc.components.schemas as Record<string, Schema>)[name] : schema;
  if (Array.isArray(value) && resolved?.items) {
    const { items } = resolved;
    return first(value.map((item, i) => undeclaredField(item, items, `${at}[${i}]`)));
  }
  if (!isObject(value) || !resolved?.properties) return undefined;
  const { properties } = resolved;
  return first(
    Object.entries(value).map(([key, member]) => {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!property || member === null) return `${at}.${key}`;
      return undeclaredField(member, property, `${at}.${key}`);
    }),
  );
}

function first(candidates: (string | undefined)[]): string | undefined {
  return candidates.find((candidate) => candidate !== undefined);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whether it is JSON is the question; undefined is the answer no.
    return undefined;
  }
}
