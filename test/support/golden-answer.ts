import http from "node:http";
import { eventsOf } from "./gateway-contract-check";

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: Buffer;
  chunked: boolean;
}

/** A response while it comes, as the lines of a golden. Status and headers stand before what is read first. */
export interface OpenAnswer {
  /** The next event of a stream; anything else as a whole. */
  next(): Promise<string[]>;
  /** All that has not been read. */
  rest(): Promise<string[]>;
  /** Cuts the connection. */
  leave(): void;
}

/** Headers that say how a response travels, and not what it is. */
const HOP_HEADERS = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/** Sends a request, on a connection of its own. */
export function openAnswer(port: number, wireRequest: WireRequest): OpenAnswer {
  const { method, request, response } = send(port, wireRequest);
  // Whether it fails is found by whoever reads it, if anyone does.
  response.catch(() => undefined);
  let text = "";
  let isHeadTold = false;

  const headOnce = (incoming: http.IncomingMessage, isBare: boolean): string[] => {
    if (isHeadTold) return [];
    isHeadTold = true;
    return headLines(method, incoming, isBare);
  };
  const read = async (isEnough: () => boolean): Promise<http.IncomingMessage> => {
    const incoming = await response;
    while (!isEnough()) {
      const chunk = await nextChunk(incoming);
      if (chunk === undefined) break;
      text += chunk;
    }
    return incoming;
  };

  const rest = async (): Promise<string[]> => {
    const incoming = await read(() => false);
    const head = headOnce(incoming, text === "");
    const body = text;
    text = "";
    if (isStream(incoming)) return [...head, ...eventsOf(body).map(eventLine)];
    return body === "" ? head : [...head, oneLine(body)];
  };

  return {
    rest,
    async next() {
      const incoming = await read(() => eventsOf(text).length > 0);
      if (!isStream(incoming)) return rest();
      const end = endOfEvent(text);
      if (end === 0) throw new Error("the stream has ended, and there is no next event");
      const [event] = eventsOf(text.slice(0, end));
      text = text.slice(end);
      return [...headOnce(incoming, false), ...(event ? [eventLine(event)] : [])];
    },
    leave: () => request.destroy(),
  };
}

function send(port: number, { method, target, headers, body, chunked }: WireRequest) {
  const request = http.request({
    host: "127.0.0.1",
    port,
    method,
    path: target,
    headers,
    agent: false,
  });
  const response = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on("response", (incoming) => {
      resolve(incoming.setEncoding("utf8"));
    });
    request.on("error", reject);
  });
  if (chunked) request.setHeader("Transfer-Encoding", "chunked");
  else if (body.length > 0) request.setHeader("Content-Length", body.length);
  if (body.length > 0) request.write(body);
  request.end();
  return { method, request, response };
}

/** What comes next of a body, or undefined at its end. */
function nextChunk(incoming: http.IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const chunk = incoming.read() as string | null;
      if (chunk === null && !incoming.readableEnded) return;
      for (const name of ["readable", "end"]) incoming.off(name, look);
      incoming.off("error", reject);
      resolve(chunk ?? undefined);
    };
    incoming.on("readable", look);
    incoming.on("end", look);
    incoming.on("error", reject);
    look();
  });
}

function isStream({ headers }: http.IncomingMessage): boolean {
  return headers["content-type"] === "text/event-stream";
}

/** Status and headers. What every JSON answer has in common is left out, and so is 200 with a body. */
function headLines(
  method: string,
  { statusCode = 0, rawHeaders }: http.IncomingMessage,
  isBare: boolean,
): string[] {
  const lines = statusCode !== 200 || isBare ? [String(statusCode)] : [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = "", value = ""] = rawHeaders.slice(i, i + 2);
    const isUsual =
      HOP_HEADERS.has(name.toLowerCase()) ||
      (name === "Content-Length" && method !== "HEAD") ||
      (name === "Content-Type" && value === "application/json");
    if (!isUsual) lines.push(`${name}: ${value}`);
  }
  return lines;
}

/** Where the first event ends; comments before it are passed over. */
function endOfEvent(text: string): number {
  let end = 0;
  for (const block of text.split("\n\n").slice(0, -1)) {
    end += block.length + 2;
    if (/^data: /m.test(block)) return end;
  }
  return 0;
}

function eventLine({ id, data }: { id?: string; data: string }): string {
  return id === undefined ? data : `${id} ${data}`;
}

function oneLine(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    // The page for people is no JSON; its golden names it as a whole.
    return body.trimEnd();
  }
}
