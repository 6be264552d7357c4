import { ALIASES, METHODS as METHODS_03 } from "../../generated/a2a-0.3/methods";
import openrpc03 from "../../generated/a2a-0.3/openrpc.json";
import { VALIDATORS as VALIDATORS_03 } from "../../generated/a2a-0.3/validators";
import { METHODS as LINK_METHODS } from "../../generated/agent-link/methods";
import linkOpenrpc from "../../generated/agent-link/openrpc.json";
import { VALIDATORS as LINK_VALIDATORS } from "../../generated/agent-link/validators";
import {
  ENVELOPE_ERRORS,
  ERROR_TABLE,
  type ErrorName,
  type ErrorObject,
} from "../../generated/errors";
import { INVOKE_STATUS } from "../../generated/invoke-status";
import invokeOpenapi from "../../generated/invoke.openapi.json";
import { METHODS } from "../../generated/methods";
import openrpc from "../../generated/openrpc.json";
import type { GatewayInvokeError } from "../../generated/types";
import { VALIDATORS } from "../../generated/validators";
import webhooksOpenapi from "../../generated/webhooks.openapi.json";
import type { OpenApiDocument } from "../../scripts/contract/openapi";
import { askedVersions, PROTOCOL_VERSION } from "../../src/a2a/service-parameters";
import { AGENT_PATHS, GATEWAY_PATHS } from "../../src/gateway/paths";
import { DISCOVER_METHOD } from "../../src/jsonrpc/discover";
import type { Exchange } from "./contract-check";
import { createOpenApiCheck } from "./openapi-check";
import { undeclaredField } from "./undeclared-field";

/** One of the contracts that a Gateway serves, as far as results are concerned. */
interface Contract {
  resultOf(method: string): string | null | undefined;
  errorsOf(method: string): readonly ErrorName[];
  validators: Readonly<Record<string, Validator>>;
  schemas: Readonly<Record<string, unknown>>;
}

type Validator = ((value: unknown) => boolean) & { errors?: readonly object[] | null | undefined };

/** Errors that a call can be answered with before its method is known. */
const BEFORE_METHOD: readonly ErrorName[] = [
  ...ENVELOPE_ERRORS,
  "UnauthenticatedError",
  "AgentNotFoundError",
  "RateLimitedError",
];

/** Statuses of a JSON-RPC endpoint at which the body is a refusal outside JSON-RPC. */
const TRANSPORT_STATUSES = new Set([405, 413, 503]);

const CONTRACT_10 = contractOf(METHODS, VALIDATORS, openrpc.components.schemas, (name) =>
  Object.hasOwn(ALIASES, name) ? ALIASES[name as keyof typeof ALIASES] : name,
);
const NAMES_03 = Object.fromEntries(Object.entries(ALIASES).map(([old, name]) => [name, old]));
const CONTRACT_03 = contractOf(
  METHODS_03,
  VALIDATORS_03,
  openrpc03.components.schemas,
  (name) => NAMES_03[name] ?? name,
);
const CONTRACT_LINK = contractOf(
  LINK_METHODS,
  LINK_VALIDATORS,
  linkOpenrpc.components.schemas,
  (name) => name,
);

const WEBHOOKS_API = createOpenApiCheck(webhooksOpenapi as unknown as OpenApiDocument);

/** Why a response of a Gateway is not one that its contracts declare, or undefined if it is. */
export function gatewayContractFault(exchange: Exchange): string | undefined {
  const fault = faultOf(exchange);
  return fault && `${exchange.method} ${exchange.path} → ${exchange.status}: ${fault}`;
}

function faultOf(exchange: Exchange): string | undefined {
  const { status, responseBody, contentType } = exchange;
  if (status === 204 || status === 304)
    return responseBody === "" ? undefined : "a body where none belongs";
  const path = exchange.path.replace(/(.)\/$/, "$1");
  if (path === GATEWAY_PATHS.docs && status === 200)
    return contentType.startsWith("text/html") ? undefined : `content type ${contentType}`;
  const rest = path.replace(/^\/[^/]+/, "");
  if (rest === AGENT_PATHS.rpc && !isOwnPath(path))
    return rpcFault(exchange, versionIs10(exchange) ? CONTRACT_10 : CONTRACT_03);
  if (rest === AGENT_PATHS.link) return rpcFault(exchange, CONTRACT_LINK);

  if (rest === AGENT_PATHS.invoke) return invokeFault(exchange);
  if (WEBHOOKS_API.describes(path)) return WEBHOOKS_API.faultOf(exchange);
  const body = parse(responseBody);
  if (contentType !== "application/json" || body === undefined)
    return `not JSON, but ${contentType}`;
  if (status >= 400) return schemaFault(CONTRACT_10, "GatewayErrorBody", body);
  if (path === GATEWAY_PATHS.agentCard || rest === AGENT_PATHS.agentCard)
    return isObject(body) && "supportedInterfaces" in body
      ? schemaFault(CONTRACT_10, "AgentCard", body)
      : schemaFault(CONTRACT_03, "AgentCard", body);
  if (rest === AGENT_PATHS.legacyAgentCard) return schemaFault(CONTRACT_03, "AgentCard", body);
  return undefined;
}

function isOwnPath(path: string): boolean {
  return Object.values<string>(GATEWAY_PATHS).includes(path);
}

function invokeFault({ status, contentType, responseBody }: Exchange): string | undefined {
  const contract = { ...CONTRACT_10, schemas: invokeOpenapi.components.schemas };
  if (contentType === "text/event-stream")
    return eventsOf(responseBody)
      .map(({ data }) => schemaFault(contract, "GatewayInvokeFrame", parse(data)))
      .find((fault) => fault !== undefined);
  if (contentType !== "application/json") return `content type ${contentType}`;
  const body = parse(responseBody);
  if (status === 200) return schemaFault(contract, "GatewayInvokeResponse", body);
  const fault = schemaFault(contract, "GatewayInvokeError", body);
  if (fault !== undefined) return fault;
  const { code } = (body as GatewayInvokeError).error;
  return INVOKE_STATUS[code] === status ? undefined : `${code} does not belong here`;
}

function rpcFault(exchange: Exchange, contract: Contract): string | undefined {
  const { status, contentType, responseBody } = exchange;
  const request = parse(exchange.requestBody.toString("utf8"));
  const method = isObject(request) && typeof request.method === "string" ? request.method : "";
  if (contentType === "text/event-stream") {
    const events = eventsOf(responseBody);
    if (status !== 200) return "a stream with another status than 200";
    return events
      .map(({ data }) => responseFault(contract, method, parse(data)))
      .find((fault) => fault !== undefined);
  }
  if (contentType !== "application/json") return `content type ${contentType}`;
  const body = parse(responseBody);
  if (TRANSPORT_STATUSES.has(status)) return schemaFault(CONTRACT_10, "GatewayErrorBody", body);
  if (![200, 401, 404, 415, 429].includes(status)) return "a status that JSON-RPC does not use";
  return responseFault(contract, method, body);
}

function responseFault(contract: Contract, method: string, body: unknown): string | undefined {
  if (!isObject(body) || body.jsonrpc !== "2.0") return "not a JSON-RPC response";
  const members = Object.keys(body).join();
  if (members === "jsonrpc,id,error")
    return errorFault(contract, method, body.error as ErrorObject);
  if (members !== "jsonrpc,id,result") return `members ${members}`;
  if (method === DISCOVER_METHOD) return undefined;
  const schema = contract.resultOf(method);
  if (schema === undefined) return "a result for an unknown method";
  if (schema === null) return body.result === null ? undefined : "a result where null belongs";
  return schemaFault(contract, schema, body.result);
}

function errorFault(contract: Contract, method: string, error: ErrorObject): string | undefined {
  const name = (Object.keys(ERROR_TABLE) as ErrorName[]).find(
    (candidate) => ERROR_TABLE[candidate].code === error.code,
  );
  if (!name) return `undeclared error code ${error.code}`;
  if (![...contract.errorsOf(method), ...BEFORE_METHOD].includes(name))
    return `${name} is not declared for ${method}`;
  const row = ERROR_TABLE[name];
  if (error.message !== row.message) return `message ${error.message}`;
  const members = Object.keys(error).join();
  if (members !== (row.data ? "code,message,data" : "code,message"))
    return `error members ${members}`;
  if (!row.data) return undefined;
  const [detail] = error.data ?? [];
  if (row.reason && (!detail || !("reason" in detail) || detail.reason !== row.reason))
    return `reason of ${name}`;
  return schemaFault(CONTRACT_10, row.data, error.data);
}

/** The events of a stream, as far as it was sent; comments are none. */
export function eventsOf(text: string): { id?: string; data: string }[] {
  const blocks = text.split("\n\n").slice(0, -1);
  return blocks.flatMap((block) => {
    const data = /^data: ([^\n]*)$/m.exec(block)?.[1];
    const id = /^id: ([^\n]*)$/m.exec(block)?.[1];
    if (data === undefined) return [];
    return [id === undefined ? { data } : { id, data }];
  });
}

function contractOf(
  methods: Readonly<Record<string, { result: string | null; errors: readonly ErrorName[] }>>,
  validators: object,
  schemas: object,
  nameOf: (method: string) => string,
): Contract {
  const find = (method: string) => {
    const name = nameOf(method);
    return Object.hasOwn(methods, name) ? methods[name] : undefined;
  };
  return {
    resultOf: (method) => find(method)?.result,
    errorsOf: (method) => find(method)?.errors ?? [],
    validators: validators as Contract["validators"],
    schemas: schemas as Contract["schemas"],
  };
}

function versionIs10({ requestHeaders, query }: Exchange): boolean {
  return askedVersions(requestHeaders["a2a-version"]?.toString(), query).includes(PROTOCOL_VERSION);
}

/** Valid, and without any field that the schema does not name. */
function schemaFault(contract: Contract, name: string, value: unknown): string | undefined {
  const validate = contract.validators[name];
  if (!validate) return `there is no schema ${name}`;
  if (!validate(value)) return `not a ${name}: ${JSON.stringify(validate.errors?.[0])}`;
  const schema = contract.schemas[name] as object | undefined;
  // Schemas that no method refers to are not in the bundled document; those are strict themselves.
  const undeclared = schema && undeclaredField(value, schema, contract.schemas);
  return undeclared !== undefined ? `undeclared or unset field ${name}${undeclared}` : undefined;
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
