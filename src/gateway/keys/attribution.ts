import type { IncomingHttpHeaders } from "node:http";
import { InvalidParamsError } from "../../../generated/errors";

/** The header in which a platform names the agent of its own that it calls for. */
export const ATTRIBUTION_HEADER = "X-A2A-Agent-ID";

const VISIBLE_ASCII = /^[!-~]{1,256}$/;

/**
 * Reads whom the caller says it calls for. It is handed on as it came and trusted for nothing.
 *
 * @returns undefined without the header
 * @throws InvalidParamsError when it is not 1 to 256 visible ASCII characters
 */
export function parseAttribution(headers: IncomingHttpHeaders): string | undefined {
  const value = headers[ATTRIBUTION_HEADER.toLowerCase()];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !VISIBLE_ASCII.test(value))
    throw new InvalidParamsError([
      { field: ATTRIBUTION_HEADER, description: "must be 1 to 256 visible ASCII characters" },
    ]);
  return value;
}
