import { createHash } from "node:crypto";
import type { Request, Response } from "express";
import { Refusal, sendRefusal } from "./refusal";
import { sendEmpty } from "./send";

/** A document that is the same for everyone, as the bytes that are sent. */
export interface PublicDocument {
  contentType: string;
  text: string;
  /** When it came to be as it is. */
  lastModified: Date;
  headers?: Readonly<Record<string, string>>;
}

const METHODS = "GET, HEAD, OPTIONS";

/** For how long a copy of a public document may be used without asking. */
const MAX_AGE_SECONDS = 3600;

/**
 * Serves a public document with a strong ETag, Last-Modified, 304 and CORS for everyone (A2A §8.6.1).
 */
export function documentRoute({ contentType, text, lastModified, headers }: PublicDocument) {
  const body = Buffer.from(text, "utf8");
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  const shared = {
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`,
    ETag: etag,
    "Last-Modified": lastModified.toUTCString(),
    "X-Content-Type-Options": "nosniff",
    ...headers,
  };
  return (req: Request, res: Response): void => {
    if (req.method === "OPTIONS") {
      sendEmpty(res, 204, {
        Allow: METHODS,
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Methods": METHODS,
        "Access-Control-Allow-Headers": "*",
        "Access-Control-Max-Age": "86400",
      });
      return;
    }
    if (req.method !== "GET" && req.method !== "HEAD") {
      sendRefusal(
        res,
        new Refusal("method_not_allowed", "use GET or HEAD", { headers: { Allow: METHODS } }),
      );
      return;
    }
    res.set(shared);
    if (isUnchanged(req, etag, lastModified)) {
      sendEmpty(res, 304);
      return;
    }
    res.writeHead(200, { "Content-Type": contentType, "Content-Length": body.length });
    res.end(body);
  };
}

/**
 * Whether the asker has the document already (RFC 9110 §13.1.2, §13.1.3). Express's `req.fresh` would
 * say no to every `fetch` with a condition, since that sends `Cache-Control: no-cache` along.
 */
function isUnchanged({ headers }: Request, etag: string, lastModified: Date): boolean {
  const tags = headers["if-none-match"];
  if (tags === "*") return true;
  if (tags !== undefined)
    return tags.split(",").some((tag) => tag.trim().replace("W/", "") === etag);
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return since >= Date.parse(lastModified.toUTCString());
}
