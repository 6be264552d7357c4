import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../ports/logger";
import { checkMethod } from "./check-method";
import type { RateLimit } from "./rate-limit";
import { RequestAbortedError } from "./read-body";
import { readJson } from "./read-json";
import { Refusal, sendRefusal } from "./refusal";
import { type Headers, sendJson } from "./send";
import { sourceOf } from "./source";

/** What a JSON route answers. */
export interface JsonAnswer {
  status: number;
  body: object;
  headers?: Headers;
}

type ExpressRequest = IncomingMessage & {
  ip?: string | undefined;
  params: Record<string, string | string[] | undefined>;
};

export interface JsonRouteOptions {
  rateLimit: RateLimit;
  logger: Logger;
}

/** A route that takes one JSON document: rate limit → size → content type → UTF-8 and JSON → `receive`. */
export function postJsonRoute(
  options: JsonRouteOptions & { maxBodyBytes: number },
  receive: (document: unknown, source: string) => Promise<JsonAnswer>,
) {
  return route(options, ["POST"], async (req, source) => {
    const document = await readJson(req, options.maxBodyBytes);
    return receive(document, source);
  });
}

/** A route that answers JSON for one path parameter: rate limit → `read`. */
export function getJsonRoute(
  options: JsonRouteOptions,
  parameter: string,
  read: (value: string) => Promise<JsonAnswer>,
) {
  return route(options, ["GET", "HEAD"], async (req) => read(String(req.params[parameter])));
}

function route(
  { rateLimit, logger }: JsonRouteOptions,
  methods: readonly string[],
  answer: (req: ExpressRequest, source: string) => Promise<JsonAnswer>,
) {
  return (req: ExpressRequest, res: ServerResponse): void => {
    const run = async () => {
      checkMethod(req, methods);
      const source = sourceOf(req.ip);
      await rateLimit.count(source);
      const { status, body, headers } = await answer(req, source);
      sendJson(res, status, JSON.stringify(body), headers);
    };
    run().catch((reason: unknown) => {
      if (reason instanceof RequestAbortedError) return;
      const refusal = Refusal.from(reason);
      if (refusal.options.cause !== undefined)
        logger.error({ err: refusal.options.cause }, "internal error");
      sendRefusal(res, refusal);
    });
  };
}
