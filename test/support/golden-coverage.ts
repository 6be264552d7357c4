import { ERROR_TABLE, type ErrorName } from "../../generated/errors";
import { type Golden, isAnswered, splitResponse, stepOf } from "./golden-file";
import type { GoldenProduct } from "./golden-product";
import { splitRequest } from "./golden-replay";

/** What one exchange of a golden shows, as far as the contract is concerned. */
export interface Shown {
  golden: string;
  /** The HTTP method. */
  httpMethod: string;
  /** The path that was asked, without query and closing slash. */
  path: string;
  hasClosingSlash: boolean;
  status: number;
  /** Whether it is answered by a stream of events. */
  isStream: boolean;
  /** The method of a JSON-RPC Request; undefined for anything else. */
  method?: string;
  /** `result`, the name of a JSON-RPC error, or the code of a refusal outside JSON-RPC. */
  outcome?: string;
}

/** What the exchanges of a golden show. A step shows an answer to the request that was left aside. */
export function shownBy(product: GoldenProduct, { name, exchanges }: Golden): Shown[] {
  const asides = new Map(exchanges.map(({ aside, request }) => [aside, request]));
  return exchanges.filter(isAnswered).map(({ request, response }) => {
    const step = stepOf(request);
    const asked = (step && asides.get(step.name)) ?? request;
    const { method: httpMethod, target, text = "" } = splitRequest(asked, product.endpoint);
    const { status, body } = splitResponse(response);
    const [whole = ""] = target.split("?");
    const path = whole.replace(/(.)\/$/, "$1");
    const isStream = response.includes("Content-Type: text/event-stream");
    const hasClosingSlash = path !== whole;
    const shown: Shown = { golden: name, httpMethod, path, hasClosingSlash, status, isStream };
    const method = product.isRpc(path) ? memberOf(text, "method") : undefined;
    if (typeof method === "string") shown.method = method;
    const outcome = outcomeOf(body.replace(/^\d+ /, ""));
    if (outcome !== undefined) shown.outcome = outcome;
    return shown;
  });
}

function outcomeOf(body: string): string | undefined {
  if (body.startsWith('{"jsonrpc":"2.0",') && body.includes(',"result":')) return "result";
  const error = memberOf(body, "error") as { code: number | string } | undefined;
  if (typeof error?.code !== "number") return error?.code;
  return (Object.keys(ERROR_TABLE) as ErrorName[]).find(
    (name) => ERROR_TABLE[name].code === error.code,
  );
}

function memberOf(json: string, member: string): unknown {
  try {
    return (JSON.parse(json) as Record<string, unknown> | null)?.[member];
  } catch {
    // Not JSON, and not meant to be: it has no members.
    return undefined;
  }
}
