import { mkdtempSync } from "node:fs";
import path from "node:path";
import { type ServerProcess, startServer } from "./child";

/** A server that is measured, and how the report calls it. */
export interface Contender {
  key: ContenderKey;
  title: string;
  start(dataRoot: string): Promise<ServerProcess>;
}

export type ContenderKey = "beacon" | "sdk" | "bare" | "plain-express";

/** In the order in which they take turns. */
export const CONTENDERS: readonly Contender[] = [
  {
    key: "beacon",
    title: "Beacon (durable)",
    start: (dataRoot) =>
      startServer("../src/bin/beacon.js", ["serve"], beaconEnvironment(dataRoot)),
  },
  {
    key: "sdk",
    title: "`@a2a-js/sdk` server (in memory)",
    start: () => startServer("servers/sdk.mjs", [], {}),
  },
  {
    key: "bare",
    title: "bare `node:http` JSON answerer",
    start: () => startServer("servers/bare.js", [], {}),
  },
  {
    key: "plain-express",
    title: "Beacon without the express classes",
    start: (dataRoot) =>
      startServer("servers/beacon-plain-express.js", [], beaconEnvironment(dataRoot)),
  },
];

/** The program's defaults, but for a free port, a folder of its own and a limit that is never met. */
function beaconEnvironment(dataRoot: string): NodeJS.ProcessEnv {
  return {
    HOST: "127.0.0.1",
    PORT: "0",
    BEACON_DATA_DIR: mkdtempSync(path.join(dataRoot, "data-")),
    BEACON_RATE_LIMIT: "1000000000",
    BEACON_PUBLIC_URL: undefined,
    TRUST_PROXY: undefined,
    LOG_LEVEL: undefined,
  };
}
