import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { PATHS } from "../../src/beacon/paths";
import { RPC_HEADERS, startBeacon, type TestBeacon } from "./beacon";
import { breakStore } from "./break-store";
import type { BodyForm, Golden, GoldenExchange } from "./golden-file";
import { Bindings, GOLDEN_PUBLIC_URL } from "./golden-mask";

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: Buffer;
  chunked: boolean;
}

const VERSION = "A2A-Version";

const TARGET = /^([A-Z]+) (\/\S*)(?: (.*))?$/s;

/** Headers that say how a response travels, and not what it is. */
const HOP_HEADERS = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/**
 * Plays the exchanges of a golden, in order, against a Beacon of its own.
 *
 * @param onResponse called with each exchange and the lines of its response, masked as in the golden
 *   where they fit it
 */
export async function replayGolden(
  { environment, exchanges }: Golden,
  onResponse: (
    exchange: GoldenExchange,
    response: readonly string[],
    bindings: Bindings,
  ) => void | Promise<void>,
): Promise<void> {
  const bindings = new Bindings();
  const dataDir = mkdtempSync(path.join(tmpdir(), "golden-"));
  const beacon = await startBeacon({
    BEACON_PUBLIC_URL: GOLDEN_PUBLIC_URL,
    ...environment,
    BEACON_DATA_DIR: dataDir,
  });
  try {
    for (const exchange of exchanges) {
      const response = await play(beacon, exchange, bindings);
      await onResponse(exchange, bindings.align(exchange.response, response), bindings);
    }
  } finally {
    await beacon.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** The request that an exchange stands for. */
export function wireRequest(exchange: GoldenExchange, bindings: Bindings): WireRequest {
  const { method, target, text } = splitRequest(bindings.fill(exchange.request));
  const headers = new Map<string, string>();
  if (text !== undefined) headers.set("Content-Type", RPC_HEADERS["Content-Type"]);
  if (target.startsWith(PATHS.a2a)) headers.set(VERSION, RPC_HEADERS[VERSION]);
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
export function splitRequest(request: string): { method: string; target: string; text?: string } {
  const [line, method = "", target = "", text] = TARGET.exec(request) ?? [];
  if (line === undefined) return { method: "POST", target: PATHS.a2a, text: request };
  return text === undefined ? { method, target } : { method, target, text };
}

async function play(
  beacon: TestBeacon,
  exchange: GoldenExchange,
  bindings: Bindings,
): Promise<string[]> {
  const { port } = beacon.server.address() as AddressInfo;
  const mend = breakStore(beacon, exchange.store);
  try {
    return await send(port, wireRequest(exchange, bindings));
  } finally {
    mend();
  }
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
  if (body !== "") lines.push(oneLine(body));
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
