import type { IncomingMessage, ServerResponse } from "node:http";
import { parseJson } from "../jsonrpc/parse-json";
import type { Logger } from "../ports/logger";
import { isPlainJson } from "./content-type";
import type { RateLimit } from "./rate-limit";
import { readBody, RequestAbortedError } from "./read-body";
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
    const body = await readBody(req, options.maxBodyBytes);
    if (!isPlainJson(req))
      throw new Refusal(
        "unsupported_media_type",
        "send application/json in UTF-8, without a Content-Encoding",
      );
    const json = parseJson(body);
    if (json.kind === "not-json")
      throw new Refusal("invalid_json", "the body must be one JSON document in UTF-8");
    return receive(json.value, source);
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
      if (!methods.includes(req.method ?? ""))
        throw new Refusal("method_not_allowed", `use ${methods.join(" or ")}`, {
          headers: { Allow: methods.join(", ") },
        });
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
