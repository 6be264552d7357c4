import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request } from "express";
import { checkMethod } from "./check-method";
import type { Html } from "./html";
import { PageRefusal } from "./page-refusal";
import { rawQuery } from "./raw-query";
import { readBody, RequestAbortedError } from "./read-body";
import type { Headers } from "./send";
import { sourceOf } from "./source";

/** What a page is asked for with. */
export interface PageRequest {
  method: string;
  headers: IncomingHttpHeaders;
  /** Every value of each header field, where several were sent. */
  headersDistinct: NodeJS.Dict<string[]>;
  params: Readonly<Record<string, string | string[] | undefined>>;
  query: URLSearchParams;
  /** The fields of a form that was posted; none otherwise. */
  form: URLSearchParams;
  source: string;
}

/** What is answered: HTML, a text of another type, or one that is written piece by piece. */
export interface PageAnswer {
  status?: number;
  body: Html | string | AsyncIterable<string>;
  /** HTML by default. */
  contentType?: string;
  headers?: Headers;
}

export type PageHandler = (req: PageRequest) => Promise<PageAnswer> | PageAnswer;

export interface PageRouteOptions {
  maxFormBytes: number;
  /** Whether a request is answered at all; before its body is read. @throws PageRefusal */
  admit(req: PageRequest): void;
  /** The page that says why something is not answered; a Refusal or PageRefusal says why. */
  toAnswer(reason: unknown): PageAnswer;
  /** Told of a failure while an answer is being written: it is cut off. */
  onCut(reason: unknown): void;
}

/** Handlers by method. Whoever answers GET answers HEAD. */
export interface PageHandlers {
  GET?: PageHandler;
  POST?: PageHandler;
}

/** A route of pages: admission → method → form → handler → bytes. */
export function pageRoute(options: PageRouteOptions, handlers: PageHandlers) {
  const methods = [...(handlers.GET ? ["GET", "HEAD"] : []), ...(handlers.POST ? ["POST"] : [])];

  const answer = async (req: Request): Promise<PageAnswer> => {
    const request = toPageRequest(req);
    options.admit(request);
    checkMethod(req, methods);
    if (req.method === "POST") request.form = await readForm(req, options.maxFormBytes);
    const handler = req.method === "POST" ? handlers.POST : handlers.GET;
    return (handler as PageHandler)(request);
  };

  return (req: Request, res: ServerResponse): void => {
    answer(req)
      .catch((reason: unknown) => {
        if (reason instanceof RequestAbortedError) throw reason;
        return options.toAnswer(reason);
      })
      .then((page) => send(req, res, page))
      .catch((reason: unknown) => {
        res.destroy();
        // Whoever left wants no answer.
        if (!isDeparture(reason)) options.onCut(reason);
      });
  };
}

function toPageRequest(req: Request): PageRequest {
  return {
    method: req.method,
    headers: req.headers,
    headersDistinct: req.headersDistinct,
    params: req.params,
    query: new URLSearchParams(rawQuery(req.url)),
    form: new URLSearchParams(),
    source: sourceOf(req.ip),
  };
}

async function readForm(req: Request, maxBytes: number): Promise<URLSearchParams> {
  const [type = ""] = (req.headers["content-type"] ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/x-www-form-urlencoded")
    throw new PageRefusal(415, "Forms are sent as application/x-www-form-urlencoded.");
  return new URLSearchParams((await readBody(req, maxBytes)).toString("utf8"));
}

async function send(req: Request, res: ServerResponse, page: PageAnswer): Promise<void> {
  const { status = 200, body, contentType = "text/html; charset=utf-8", headers } = page;
  const isStream = typeof body === "object" && Symbol.asyncIterator in body;
  const bytes = isStream ? undefined : Buffer.from(body.toString(), "utf8");
  res.writeHead(status, {
    "Content-Type": contentType,
    ...(bytes && { "Content-Length": bytes.length }),
    ...headers,
  });
  if (!isStream || req.method === "HEAD") res.end(bytes);
  else await pipeline(Readable.from(body), res);
}

function isDeparture(reason: unknown): boolean {
  const { code } = reason as { code?: unknown };
  return reason instanceof RequestAbortedError || code === "ERR_STREAM_PREMATURE_CLOSE";
}
