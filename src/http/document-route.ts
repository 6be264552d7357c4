import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Request, Response } from "express";
import type { Logger } from "../ports/logger";
import { rawQuery } from "./raw-query";
import { Refusal, sendRefusal } from "./refusal";
import { type Headers, sendEmpty } from "./send";

/** A document as the bytes that are sent. */
export interface PublicDocument {
  contentType: string;
  text: string;
  /** When it came to be as it is. */
  lastModified: Date;
  /** Further header fields; they win over the usual ones. */
  headers?: Headers;
}

/** What a document is found by. */
export interface DocumentRequest {
  params: Readonly<Record<string, string | string[] | undefined>>;
  headers: IncomingHttpHeaders;
  /** The raw query of the URL, without the question mark. */
  query: string;
}

const METHODS = "GET, HEAD, OPTIONS";

const ANY_ORIGIN = { "Access-Control-Allow-Origin": "*" };

/** For how long a copy of a document may be used without asking. */
const MAX_AGE_SECONDS = 3600;

/**
 * Serves a document that is the same for everyone, with a strong ETag, Last-Modified, 304 and CORS
 * (A2A §8.6.1).
 */
export function documentRoute(document: PublicDocument) {
  const prepared = prepare(document);
  return (req: Request, res: Response): void => {
    if (isDocumentMethod(req, res, "*")) send(req, res, prepared);
  };
}

/**
 * Serves a document that is looked for at each request, as `documentRoute` does. A Refusal that `find`
 * rejects with is the answer; it is not to be stored, since it may be another one next time.
 */
export function foundDocumentRoute(
  find: (request: DocumentRequest) => Promise<PublicDocument>,
  logger: Logger,
) {
  return (req: Request, res: Response): void => {
    // Credentials may decide what is found, and the wildcard does not cover them (Fetch §3.3.3).
    if (!isDocumentMethod(req, res, "Authorization, *")) return;
    const { params, headers } = req;
    find({ params, headers, query: rawQuery(req.url) }).then(
      (document) => {
        send(req, res, prepare(document));
      },
      (reason: unknown) => {
        const refusal = Refusal.from(reason);
        if (refusal.options.cause !== undefined)
          logger.error({ err: refusal.options.cause }, "internal error");
        res.set({ ...ANY_ORIGIN, "Cache-Control": "no-store" });
        sendRefusal(res, refusal);
      },
    );
  };
}

interface PreparedDocument {
  contentType: string;
  body: Buffer;
  etag: string;
  lastModified: Date;
  headers: Headers;
}

function prepare({ contentType, text, lastModified, headers }: PublicDocument): PreparedDocument {
  const body = Buffer.from(text, "utf8");
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  return {
    contentType,
    body,
    etag,
    lastModified,
    headers: {
      ...ANY_ORIGIN,
      "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`,
      ETag: etag,
      "Last-Modified": lastModified.toUTCString(),
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  };
}

/** Whether a request reads a document; any other one is answered here. */
function isDocumentMethod(req: Request, res: Response, allowedHeaders: string): boolean {
  if (req.method === "GET" || req.method === "HEAD") return true;
  if (req.method === "OPTIONS")
    sendEmpty(res, 204, {
      Allow: METHODS,
      ...ANY_ORIGIN,
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": allowedHeaders,
      "Access-Control-Max-Age": "86400",
    });
  else
    sendRefusal(
      res,
      new Refusal("method_not_allowed", "use GET or HEAD", { headers: { Allow: METHODS } }),
    );
  return false;
}

function send(req: Request, res: Response, document: PreparedDocument): void {
  const { contentType, body, headers } = document;
  res.set(headers);
  if (isUnchanged(req, document)) {
    sendEmpty(res, 304);
    return;
  }
  res.writeHead(200, { "Content-Type": contentType, "Content-Length": body.length });
  res.end(body);
}

/**
 * Whether the asker has the document already (RFC 9110 §13.1.2, §13.1.3). Express's `req.fresh` would
 * say no to every `fetch` with a condition, since that sends `Cache-Control: no-cache` along.
 */
function isUnchanged({ headers }: Request, { etag, lastModified }: PreparedDocument): boolean {
  const tags = headers["if-none-match"];
  if (tags === "*") return true;
  if (tags !== undefined)
    return tags.split(",").some((tag) => tag.trim().replace("W/", "") === etag);
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return since >= Date.parse(lastModified.toUTCString());
}
