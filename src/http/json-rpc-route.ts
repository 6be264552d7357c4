import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import {
  ContentTypeNotSupportedError,
  InvalidRequestError,
  ParseError,
  RpcError,
} from "../../generated/errors";
import { parseJson } from "../jsonrpc/parse-json";
import { parseRequest } from "../jsonrpc/parse-request";
import type { RequestId } from "../jsonrpc/request-id";
import { buildFailure, buildSuccess } from "../jsonrpc/response";
import type { Logger } from "../ports/logger";
import { isPlainJson } from "./content-type";
import { rawQuery } from "./raw-query";
import { readBody, RequestAbortedError } from "./read-body";
import { Refusal, sendRefusal } from "./refusal";
import { RpcStream } from "../jsonrpc/rpc-stream";
import { type Headers, sendEmpty, sendJson } from "./send";
import { sendStream } from "./send-stream";

/** A request as express hands it over. */
export type HttpRequest = IncomingMessage & {
  ip?: string | undefined;
  params: Record<string, string | string[] | undefined>;
};

/** A call past the envelope: what is left is the version, the method, its params and the policy. */
export interface RpcCall<Caller> {
  method: string;
  /** As received; undefined when the Request has none. */
  params: unknown;
  caller: Caller;
  headers: IncomingHttpHeaders;
  /** The raw query of the URL, without the question mark. */
  query: string;
  /** Adds a header field to the response. */
  setHeader(name: string, value: string): void;
  /** Calls a function once when the caller has gone, or has its whole answer. */
  onLeave(listener: () => void): void;
}

export interface JsonRpcRouteOptions<Caller> {
  maxBodyBytes: number;
  /**
   * Rate limit and authentication, before anything is read. A Refusal that it throws is sent as such,
   * an RpcError with its HTTP status.
   */
  admit(req: HttpRequest): Promise<Caller>;
  /** The header fields of an RpcError thrown by `admit`. */
  refusalHeaders?(error: RpcError): Headers;
  /** Answers the result, an RpcStream, or throws an RpcError. Anything else is an internal error. */
  call(call: RpcCall<Caller>): Promise<unknown>;
  logger: Logger;
}

/**
 * The JSON-RPC endpoint (A2A §9): admission → size → content type → UTF-8 and JSON → envelope → call.
 * What got as far as JSON is answered with 200 and a JSON-RPC body; the caller's id is set aside at
 * the envelope and put back at the end.
 */
export function jsonRpcRoute<Caller>(options: JsonRpcRouteOptions<Caller>) {
  return (req: HttpRequest, res: ServerResponse): void => {
    answer(options, req, res).catch((reason: unknown) => {
      if (reason instanceof RequestAbortedError) return;
      if (reason instanceof RpcError) {
        const headers = options.refusalHeaders?.(reason);
        sendJson(res, reason.httpStatus, buildFailure(null, reason), headers);
        return;
      }
      if (!(reason instanceof Refusal)) logInternal(options.logger, reason);
      sendRefusal(res, Refusal.from(reason));
    });
  };
}

async function answer<Caller>(
  { admit, maxBodyBytes, call, logger }: JsonRpcRouteOptions<Caller>,
  req: HttpRequest,
  res: ServerResponse,
): Promise<void> {
  if (req.method !== "POST")
    throw new Refusal("method_not_allowed", "send a JSON-RPC Request with POST", {
      headers: { Allow: "POST" },
    });

  const caller = await admit(req);
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

  const { id, method, params } = request;
  const toError = (reason: unknown): RpcError => {
    const error = RpcError.from(reason);
    if (error.cause !== undefined) logInternal(logger, error.cause);
    return error;
  };
  try {
    const { headers } = req;
    const setHeader = (name: string, value: string) => res.setHeader(name, value);
    const onLeave = (listener: () => void) => {
      res.once("close", listener);
    };
    const query = rawQuery(req.url);
    const result = await call({ method, params, caller, headers, query, setHeader, onLeave });
    if (result instanceof RpcStream)
      sendStream(res, id, result, {
        failPlainly: (reason) => {
          fail(res, id, toError(reason));
        },
        renderFailure: (reason) => buildFailure(id, toError(reason)),
      });
    else sendJson(res, 200, buildSuccess(id, result));
  } catch (reason) {
    fail(res, id, toError(reason));
  }
}

function fail(res: ServerResponse, id: RequestId, error: RpcError): void {
  sendJson(res, 200, buildFailure(id, error));
}

function logInternal(logger: Logger, cause: unknown): void {
  logger.error({ err: cause }, "internal error");
}
