import { mkdtempSync } from "node:fs";
import path from "node:path";
import { openGatewayDatabase } from "../../src/adapters/sqlite/gateway/database";
import { createGatewayStores } from "../../src/adapters/sqlite/gateway/gateway-stores";
import { parseRegistration, toRecord } from "../../src/gateway/agents/registration";
import { mintCredential } from "../../src/gateway/keys/mint-credential";
import { systemClock } from "../../src/ports/clock";
import { timeOrderedIds } from "../../src/adapters/time-ordered-ids";
import { type ServerProcess, startServer } from "../child";
import { AGENT_ID, type Target } from "./orders";

/** What `npm run gateway` gives to node; the other server gets the same. */
const NODE_FLAGS = ["--max-semi-space-size=64"];

/** A server under measurement and how it is reached. */
export interface Side {
  server: ServerProcess;
  target: Target;
}

/** The program `gateway serve` with the agent registered and a key for it. */
export async function startGateway(dataRoot: string): Promise<Side> {
  const dataDir = mkdtempSync(path.join(dataRoot, "gateway-"));
  const key = await register(dataDir);
  const environment = {
    HOST: "127.0.0.1",
    PORT: "0",
    GATEWAY_DATA_DIR: dataDir,
    GATEWAY_RATE_LIMIT: "1000000000",
  };
  const server = await startServer("../src/bin/gateway.js", ["serve"], environment, NODE_FLAGS);
  return { server, target: { port: server.port, key } };
}

async function register(dataDir: string): Promise<string> {
  const db = openGatewayDatabase(dataDir, { create: true });
  try {
    const { agents, credentials } = createGatewayStores(db);
    const registration = parseRegistration({
      id: AGENT_ID,
      ownerId: "bench",
      description: "The agent of the benchmark.",
      connector: { module: path.join(__dirname, "agent.mjs") },
    });
    await agents.add(toRecord(registration, new Date().toISOString()));
    const minted = await mintCredential(
      { agents, credentials, clock: systemClock, ids: timeOrderedIds },
      { kind: "key", agentId: AGENT_ID },
    );
    return minted.secret;
  } finally {
    db.close();
  }
}

/** The server of `@a2a-js/sdk`. */
export async function startSdk(): Promise<Side> {
  const server = await startServer("gateway/sdk.mjs", [], {}, NODE_FLAGS);
  return { server, target: { port: server.port } };
}
