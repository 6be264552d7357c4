import http from "node:http";
import { MARKER } from "./marker";
import type { TestBeacon } from "./beacon";
import { takeContractFaults } from "./contract-tap";

/** A request of any kind. */
export interface Probe {
  method?: string;
  /** Path and query. */
  target: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** What came back. */
export interface ProbeAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
afterAll(() => agent.destroy());

/** Sends a request over a kept connection. */
export function probe(
  { publicUrl }: TestBeacon,
  { method = "POST", target, headers = {}, body = "" }: Probe,
): Promise<ProbeAnswer> {
  const { hostname, port } = new URL(publicUrl);
  return new Promise((resolve, reject) => {
    // Said outright, since node says no length for some methods, and the body would be the next request.
    const length = body === "" ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const options = {
      agent,
      method,
      hostname,
      port,
      path: target,
      headers: { ...headers, ...length },
    };
    const req = http.request(options, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("error", reject);
      res.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: res.statusCode ?? 0, headers: res.headers, text });
      });
    });
    req.on("error", reject);
    req.end(body);
  });
}

/**
 * Sends a request and holds what comes back against the promises that no input may break: not a 5xx,
 * no echo of the marker but in the bounded request id, a body that the contract declares, no HTML.
 */
export async function expectHarmless(beacon: TestBeacon, request: Probe): Promise<ProbeAnswer> {
  const answer = await probe(beacon, request);
  const { status, headers, text } = answer;
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(headers["content-type"] ?? "").not.toContain("html");
  expect(JSON.stringify(headers)).not.toContain(MARKER);
  expect(withoutId(text)).not.toContain(MARKER);
  expect(takeContractFaults()).toEqual([]);
  return answer;
}

/** A JSON-RPC body without its id: the one echo, which must be bounded. */
function withoutId(text: string): string {
  if (!text.startsWith('{"jsonrpc"')) return text;
  const { id, ...rest } = JSON.parse(text) as { id: unknown };
  if (typeof id === "string") expect([...id].length).toBeLessThanOrEqual(128);
  else expect(id === null || Number.isSafeInteger(id)).toBe(true);
  return JSON.stringify(rest);
}
