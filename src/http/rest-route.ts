import type { ServerResponse } from "node:http";
import { checkMethod } from "./check-method";
import type { HttpRequest } from "./json-rpc-route";
import { rawQuery } from "./raw-query";
import { RequestAbortedError } from "./read-body";
import { readJson } from "./read-json";
import { type Headers, sendJson } from "./send";

/** A call of an operation, past admission. */
export interface RestCall<Caller> {
  caller: Caller;
  /** What stands in the path where it has a parameter. */
  params: HttpRequest["params"];
  /** The raw query of the URL, without the question mark. */
  query: string;
  /** The body; undefined where the operation takes none. */
  document: unknown;
}

/** What a path does at an HTTP method. */
export interface RestOperation<Caller> {
  /** The status of a success. */
  status: number;
  /** Whether a JSON document is read. A body that is sent otherwise is not. */
  takesBody: boolean;
  /** Answers the body of a success. */
  call(call: RestCall<Caller>): Promise<object>;
}

/** A refusal or failure as it is answered. */
export interface CallFailure {
  status: number;
  body: object;
  headers?: Headers;
}

export interface RestRouteOptions<Caller> {
  maxBodyBytes: number;
  /** Rate limit and authentication, before anything is read. */
  admit(req: HttpRequest): Promise<Caller>;
  /** By HTTP method; who answers GET answers HEAD as well. */
  operations: Readonly<Record<string, RestOperation<Caller>>>;
  /** How anything that was thrown, a Refusal of this route too, is answered. */
  toFailure(reason: unknown): CallFailure;
}

/** What is answered to one caller is for that one alone, and changes. */
const NOT_STORED = { "Cache-Control": "no-store" };

/** A path of a REST surface: method → admission → size → content type → UTF-8 and JSON → call. */
export function restRoute<Caller>(options: RestRouteOptions<Caller>) {
  const methods = Object.keys(options.operations).flatMap((method) =>
    method === "GET" ? ["GET", "HEAD"] : [method],
  );
  const answer = async (req: HttpRequest, res: ServerResponse): Promise<void> => {
    checkMethod(req, methods);
    const { admit, maxBodyBytes, operations } = options;
    const method = req.method === "HEAD" ? "GET" : req.method;
    const { status, takesBody, call } = operations[method ?? ""] as RestOperation<Caller>;
    const caller = await admit(req);
    const document = takesBody ? await readJson(req, maxBodyBytes) : undefined;
    const body = await call({ caller, params: req.params, query: rawQuery(req.url), document });
    sendJson(res, status, JSON.stringify(body), NOT_STORED);
  };
  return (req: HttpRequest, res: ServerResponse): void => {
    answer(req, res).catch((reason: unknown) => {
      if (reason instanceof RequestAbortedError) return;
      const { status, body, headers } = options.toFailure(reason);
      sendJson(res, status, JSON.stringify(body), { ...NOT_STORED, ...headers });
    });
  };
}
