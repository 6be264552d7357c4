import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { Request } from "express";
import { checkMethod } from "./check-method";
import type { HttpRequest } from "./json-rpc-route";
import { RequestAbortedError } from "./read-body";
import { readJson } from "./read-json";
import type { CallFailure } from "./rest-route";
import { sendJson } from "./send";
import { openSse, type SseResponse } from "./sse-response";

/** A call that is one JSON document, past admission. */
export interface DocumentCall<Caller> {
  caller: Caller;
  document: unknown;
  headers: IncomingHttpHeaders;
  /** Adds a header field to the response. */
  setHeader(name: string, value: string): void;
  /** Aborts when the caller leaves before it has its answer. */
  signal: AbortSignal;
  /** Where the caller asks for a stream of events: its beginning and its pieces. */
  events?: CallEvents | undefined;
}

/** A stream of events whose data are JSON documents. */
export interface CallEvents {
  /** Begins the stream. From here on a failure is its last event. */
  open(): void;
  send(data: object): void;
}

/** A refusal or failure as it is answered, whether or not a stream has begun. */
export interface StreamedCallFailure extends CallFailure {
  /** The body's counterpart as the last event of a stream. */
  event: object;
}

export interface DocumentCallRouteOptions<Caller> {
  maxBodyBytes: number;
  /** Rate limit and authentication, before anything is read. */
  admit(req: HttpRequest): Promise<Caller>;
  /** Answers the one document, or the last event of the stream that it has begun. */
  call(call: DocumentCall<Caller>): Promise<object>;
  /** How anything that was thrown, a Refusal of this route too, is answered. */
  toFailure(reason: unknown): StreamedCallFailure;
}

const ANSWER_TYPES = ["application/json", "text/event-stream"];

/**
 * A route that takes one JSON document with POST and answers one, or a stream of them as Server-Sent
 * Events where the caller prefers that: admission → size → content type → UTF-8 and JSON → call.
 */
export function documentCallRoute<Caller>(options: DocumentCallRouteOptions<Caller>) {
  return (req: Request, res: ServerResponse): void => {
    const stream = createStream(res);
    answer(options, req, res, stream).catch((reason: unknown) => {
      if (reason instanceof RequestAbortedError) return;
      const { status, body, headers, event } = options.toFailure(reason);
      if (stream.isOpen()) stream.end(event);
      else sendJson(res, status, JSON.stringify(body), headers);
    });
  };
}

async function answer<Caller>(
  { admit, maxBodyBytes, call }: DocumentCallRouteOptions<Caller>,
  req: Request,
  res: ServerResponse,
  stream: Stream,
): Promise<void> {
  checkMethod(req, ["POST"]);
  const caller = await admit(req);
  const document = await readJson(req, maxBodyBytes);
  const last = await call({
    caller,
    document,
    headers: req.headers,
    setHeader: (name, value) => res.setHeader(name, value),
    signal: leaveSignal(res),
    events: req.accepts(ANSWER_TYPES) === "text/event-stream" ? stream.events : undefined,
  });
  if (stream.isOpen()) stream.end(last);
  else sendJson(res, 200, JSON.stringify(last));
}

/** Aborts when the connection closes under a response that is not whole. */
function leaveSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    if (!res.writableFinished) controller.abort();
  };
  if (res.destroyed) leave();
  else res.once("close", leave);
  return controller.signal;
}

interface Stream {
  events: CallEvents;
  isOpen(): boolean;
  end(last: object): void;
}

function createStream(res: ServerResponse): Stream {
  let sse: SseResponse | undefined;
  const frame = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
  return {
    events: {
      open() {
        if (!res.destroyed) sse ??= openSse(res, () => undefined);
      },
      send: (data) => sse?.write(frame(data)),
    },
    isOpen: () => sse !== undefined,
    end(last) {
      sse?.end(frame(last));
    },
  };
}
