import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ServedBeacon, serveBeacon } from "../../src/bin/serve";
import { readBeaconConfig } from "../../src/config/beacon-config";
import { tapServer } from "./contract-tap";
import { DATA_ROOT_VARIABLE } from "./data-root";

/** A Beacon on a free port of 127.0.0.1, with a data folder of its own, wired as the program does it. */
export interface TestBeacon extends ServedBeacon {
  /** The JSON-RPC endpoint. */
  endpoint: string;
  dataDir: string;
}

/** Starts a Beacon. Its responses are held against the contract until it stops. */
export async function startBeacon(environment: NodeJS.ProcessEnv = {}): Promise<TestBeacon> {
  const dataDir = environment.BEACON_DATA_DIR ?? makeDataDir();
  const beacon = await serveBeacon(
    readBeaconConfig({
      PORT: "0",
      BEACON_RATE_LIMIT: "1000000",
      LOG_LEVEL: "silent",
      ...environment,
      BEACON_DATA_DIR: dataDir,
    }),
  );
  tapServer(beacon.server);
  return { ...beacon, dataDir, endpoint: `${beacon.publicUrl}/a2a/v1` };
}

/** An empty folder that goes when the test run ends. */
export function makeDataDir(): string {
  return mkdtempSync(path.join(process.env[DATA_ROOT_VARIABLE] ?? tmpdir(), "beacon-"));
}

/** The headers of a well-formed call. */
export const RPC_HEADERS = { "Content-Type": "application/json", "A2A-Version": "1.0" };

/** Posts a body to an endpoint, as text or as JSON. */
export function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = RPC_HEADERS,
): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return fetch(url, { method: "POST", headers, body: text });
}

/** A Request of a method. */
export function rpc(method: string, params?: unknown, id: unknown = 1): object {
  return params === undefined
    ? { jsonrpc: "2.0", id, method }
    : { jsonrpc: "2.0", id, method, params };
}

/** A message with one text part. */
export function textMessage(text = "Hello."): Record<string, unknown> {
  return { messageId: "m-1", role: "ROLE_USER", parts: [{ text }] };
}

/** A valid beacon/0.1 message. */
export function beaconMessage(): Record<string, unknown> {
  return { protocol: "beacon/0.1", kind: "introduction", subject: "Hello", body: "We exist." };
}

/** Calls a method and answers the body of the response. */
export async function call(beacon: TestBeacon, method: string, params?: unknown): Promise<RpcBody> {
  const response = await post(beacon.endpoint, rpc(method, params));
  return (await response.json()) as RpcBody;
}

/** A JSON-RPC response body, as loosely as a client that does not know the contract would read it. */
export interface RpcBody {
  jsonrpc: "2.0";
  id: unknown;
  result?: any;
  error?: {
    code: number;
    message: string;
    data?: any[];
  };
}
