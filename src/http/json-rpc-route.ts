import type { IncomingMessage, ServerResponse } from "node:http";
import {
  ContentTypeNotSupportedError,
  InvalidRequestError,
  ParseError,
  RpcError,
} from "../../generated/errors";
import { checkVersion, VERSION_PARAMETER } from "../a2a/service-parameters";
import { parseJson } from "../jsonrpc/parse-json";
import { parseRequest } from "../jsonrpc/parse-request";
import type { RequestId } from "../jsonrpc/request-id";
import { buildFailure, buildSuccess } from "../jsonrpc/response";
import type { Logger } from "../ports/logger";
import { isPlainJson } from "./content-type";
import type { RateLimit } from "./rate-limit";
import { readBody, RequestAbortedError } from "./read-body";
import { Refusal, sendRefusal } from "./refusal";
import { sendEmpty, sendJson } from "./send";
import { sourceOf } from "./source";

/** A call past the envelope and the version: what is left is the method, its params and the policy. */
export interface RpcCall {
  method: string;
  /** As received; undefined when the Request has none. */
  params: unknown;
  /** The source of the request, as the rate limit counts it. */
  source: string;
}

export interface JsonRpcRouteOptions {
  rateLimit: RateLimit;
  maxBodyBytes: number;
  /** Answers the result, or throws an RpcError. Anything else thrown is an internal error. */
  call(call: RpcCall): Promise<unknown>;
  logger: Logger;
}

type ExpressRequest = IncomingMessage & { ip?: string | undefined };

/**
 * The JSON-RPC endpoint (A2A §9): rate limit → size → content type → UTF-8 and JSON → envelope →
 * version → call. What got as far as JSON is answered with 200 and a JSON-RPC body; the caller's id is
 * set aside at the envelope and put back at the end.
 */
export function jsonRpcRoute(options: JsonRpcRouteOptions) {
  return (req: ExpressRequest, res: ServerResponse): void => {
    answer(options, req, res).catch((reason: unknown) => {
      if (reason instanceof RequestAbortedError) return;
      if (!(reason instanceof Refusal)) logInternal(options.logger, reason);
      sendRefusal(res, Refusal.from(reason));
    });
  };
}

async function answer(
  { rateLimit, maxBodyBytes, call, logger }: JsonRpcRouteOptions,
  req: ExpressRequest,
  res: ServerResponse,
): Promise<void> {
  if (req.method !== "POST")
    throw new Refusal("method_not_allowed", "send a JSON-RPC Request with POST", {
      headers: { Allow: "POST" },
    });

  const source = sourceOf(req.ip);
  await rateLimit.count(source);
  const body = await readBody(req, maxBodyBytes);
  if (!isPlainJson(req)) {
    const error = new ContentTypeNotSupportedError({ supportedContentType: "application/json" });
    sendJson(res, 415, buildFailure(null, error));
    return;
  }

  const json = parseJson(body);
  if (json.kind === "not-json") {
    fail(res, null, new ParseError());
    return;
  }

  const request = parseRequest(json.value);
  if (request.kind === "invalid") {
    fail(res, request.id, new InvalidRequestError());
    return;
  }
  if (request.kind === "notification") {
    sendEmpty(res, 204);
    return;
  }

  try {
    checkVersion(header(req, VERSION_PARAMETER), queryOf(req.url));
    const result = await call({ method: request.method, params: request.params, source });
    sendJson(res, 200, buildSuccess(request.id, result));
  } catch (reason) {
    const error = RpcError.from(reason);
    if (error.cause !== undefined) logInternal(logger, error.cause);
    fail(res, request.id, error);
  }
}

function fail(res: ServerResponse, id: RequestId, error: RpcError): void {
  sendJson(res, 200, buildFailure(id, error));
}

function logInternal(logger: Logger, cause: unknown): void {
  logger.error({ err: cause }, "internal error");
}

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(", ") : value;
}

function queryOf(url: string | undefined): string {
  const at = url?.indexOf("?") ?? -1;
  return at === -1 ? "" : (url as string).slice(at + 1);
}
