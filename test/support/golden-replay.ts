import http from "node:http";
import { RPC_HEADERS } from "./beacon";
import { eventsOf } from "./gateway-contract-check";
import type { BodyForm, Golden, GoldenExchange } from "./golden-file";
import { Bindings } from "./golden-mask";
import { BEACON_GOLDENS, type GoldenProduct } from "./golden-product";

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: Buffer;
  chunked: boolean;
}

const TARGET = /^([A-Z]+) (\/\S*)(?: (.*))?$/s;

/** Headers that say how a response travels, and not what it is. */
const HOP_HEADERS = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/**
 * Plays the exchanges of a golden, in order, against a server of its own.
 *
 * @param onResponse called with each exchange and the lines of its response, masked as in the golden
 *   where they fit it
 */
export async function replayGolden(
  product: GoldenProduct,
  golden: Golden,
  onResponse: (
    exchange: GoldenExchange,
    response: readonly string[],
    bindings: Bindings,
  ) => void | Promise<void>,
): Promise<void> {
  const server = await product.start(golden);
  const bindings = new Bindings(product.masking, server.given);
  try {
    for (const exchange of golden.exchanges) {
      const request = wireRequest(exchange, bindings, product);
      const mend = server.breakStore(exchange.store);
      const response = await send(server.port, request).finally(mend);
      await onResponse(exchange, bindings.align(exchange.response, response), bindings);
    }
  } finally {
    await server.stop();
  }
}

/** The request that an exchange stands for. */
export function wireRequest(
  exchange: GoldenExchange,
  bindings: Bindings,
  product: GoldenProduct = BEACON_GOLDENS,
): WireRequest {
  const { method, target, text } = splitRequest(bindings.fill(exchange.request), product.endpoint);
  const headers = new Map<string, string>();
  if (text !== undefined) headers.set("Content-Type", RPC_HEADERS["Content-Type"]);
  for (const [name, value] of Object.entries(product.usualHeaders(target)))
    headers.set(name, bindings.fill(value));
  for (const [name, value] of exchange.headers) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, bindings.fill(value));
  }
  return {
    method,
    target,
    headers: Object.fromEntries(headers),
    body: toBytes(text ?? "", exchange.body),
    chunked: exchange.body.chunked === true,
  };
}

/** A request line: a body alone goes to the JSON-RPC endpoint. The text is undefined without one. */
export function splitRequest(
  request: string,
  endpoint: string,
): { method: string; target: string; text?: string } {
  const [line, method = "", target = "", text] = TARGET.exec(request) ?? [];
  if (line === undefined) return { method: "POST", target: endpoint, text: request };
  return text === undefined ? { method, target } : { method, target, text };
}

function toBytes(text: string, { hex, paddedTo = 0 }: BodyForm): Buffer {
  const bytes = Buffer.from(text, hex ? "hex" : "utf8");
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, paddedTo - bytes.length), " ")]);
}

function send(port: number, { method, target, headers, body, chunked }: WireRequest) {
  return new Promise<string[]>((resolve, reject) => {
    const request = http.request(
      { host: "127.0.0.1", port, method, path: target, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          resolve(responseLines(method, response, Buffer.concat(chunks).toString("utf8")));
        });
      },
    );
    request.on("error", reject);
    if (chunked) request.setHeader("Transfer-Encoding", "chunked");
    else if (body.length > 0) request.setHeader("Content-Length", body.length);
    if (body.length > 0) request.write(body);
    request.end();
  });
}

/** A response as the lines of a golden. What every JSON answer has in common is left out. */
function responseLines(method: string, response: http.IncomingMessage, body: string): string[] {
  const lines: string[] = [];
  const status = response.statusCode ?? 0;
  if (status !== 200 || body === "") lines.push(String(status));
  const { rawHeaders } = response;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = "", value = ""] = rawHeaders.slice(i, i + 2);
    const isUsual =
      HOP_HEADERS.has(name.toLowerCase()) ||
      (name === "Content-Length" && method !== "HEAD") ||
      (name === "Content-Type" && value === "application/json");
    if (!isUsual) lines.push(`${name}: ${value}`);
  }
  if (response.headers["content-type"] === "text/event-stream")
    lines.push(
      ...eventsOf(body).map(({ id, data }) => (id === undefined ? data : `${id} ${data}`)),
    );
  else if (body !== "") lines.push(oneLine(body));
  return lines;
}

function oneLine(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    // The page for people is no JSON; its golden names it as a whole.
    return body.trimEnd();
  }
}
