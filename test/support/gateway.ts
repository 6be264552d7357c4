import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatewayStores } from "../../src/adapters/sqlite/gateway/gateway-stores";
import { type GatewayParts, type ServedGateway, serveGateway } from "../../src/bin/serve-gateway";
import { readGatewayConfig } from "../../src/config/gateway-config";
import { importAgentModule } from "../../src/adapters/import-agent-module";
import { createLoadModule } from "../../src/gateway/agents/load-module";
import type { AgentModule } from "../../src/ports/agent-module";
import type { GatewayTimes } from "../../src/gateway/gateway-services";
import { mintCredential } from "../../src/gateway/keys/mint-credential";
import type { AgentRecord } from "../../src/ports/agent-store";
import { systemClock } from "../../src/ports/clock";
import { timeOrderedIds } from "../../src/adapters/time-ordered-ids";
import { makeDataDir } from "./beacon";
import { tapServer } from "./contract-tap";
import { gatewayContractFault } from "./gateway-contract-check";
import {
  agentRecord,
  AUDIENCE,
  createTokenIssuer,
  ISSUER,
  type TokenIssuer,
} from "./gateway-fixtures";

/** The specifier under which a module of a test is registered. */
const TEST_PREFIX = "test:";

/** Times in which nothing happens by itself: a test that is about one of them sets it. */
const LONG_MS = 20_000;

export interface GatewaySetup {
  environment?: NodeJS.ProcessEnv;
  times?: Partial<GatewayTimes>;
  /** Modules to register agents of, by the agents' ids. */
  modules?: Readonly<Record<string, AgentModule>>;
  issuer?: TokenIssuer;
  /** A clock, or how webhooks are found. */
  parts?: Pick<Partial<GatewayParts>, "clock" | "egress">;
}

/** A Gateway on a free port of 127.0.0.1, with a data folder of its own, wired as the program does it. */
export interface TestGateway extends ServedGateway {
  dataDir: string;
  stores: GatewayStores;
  issuer: TokenIssuer;
  /** The JSON-RPC endpoint of an agent. */
  endpoint(agentId: string): string;
  /** Registers an agent; its module, if it is given, answers. */
  register(changes: Partial<AgentRecord> & { id: string }, module?: AgentModule): Promise<void>;
  /** Makes a key of an agent for a caller, which counts for a time or for good. */
  mintKey(agentId: string, caller?: string, lifetimeMs?: number): Promise<string>;
  /** Stops and waits for nobody. */
  stop(): Promise<void>;
  /** Stops as the program does at a signal. */
  stopGracefully(): Promise<void>;
}

/** Starts a Gateway. Its responses are held against the contracts until it stops. */
export async function startGateway(setup: GatewaySetup = {}): Promise<TestGateway> {
  const { environment = {}, times, modules = {} } = setup;
  const dataDir = environment.GATEWAY_DATA_DIR ?? makeDataDir();
  const issuer = setup.issuer ?? (await createTokenIssuer());
  const jwks = path.join(dataDir, "jwks.json");
  writeFileSync(jwks, JSON.stringify(issuer.jwks));
  const registered = new Map<string, AgentModule>();

  const gateway = await serveGateway(
    readGatewayConfig({
      PORT: "0",
      LOG_LEVEL: "silent",
      GATEWAY_RATE_LIMIT: "1000000",
      GATEWAY_JWKS: jwks,
      GATEWAY_JWT_ISSUER: ISSUER,
      GATEWAY_JWT_AUDIENCE: AUDIENCE,
      ...environment,
      GATEWAY_DATA_DIR: dataDir,
    }),
    {
      blockingMaxMs: LONG_MS,
      cancelMs: LONG_MS,
      streamFirstWordMs: LONG_MS,
      streamIdleMs: LONG_MS,
      ...times,
    },
    {
      ...setup.parts,
      loadModule(agent) {
        const module = registered.get(agent.id);
        return module ? Promise.resolve(module) : createLoadModule(importAgentModule)(agent);
      },
    },
  );
  tapServer(gateway.server, gatewayContractFault);
  const { agents, credentials } = gateway.stores;

  const register: TestGateway["register"] = async (changes, module) => {
    const connector = { kind: "module", module: TEST_PREFIX + changes.id } as const;
    if (module) registered.set(changes.id, module);
    await agents.add(agentRecord(module ? { connector, ...changes } : changes));
  };
  for (const [id, module] of Object.entries(modules)) await register({ id }, module);
  const { port } = gateway.server.address() as { port: number };
  return {
    ...gateway,
    dataDir,
    issuer,
    endpoint: (agentId) => `http://127.0.0.1:${port}/${agentId}`,
    register,
    async mintKey(agentId, caller = "tester", lifetimeMs) {
      const minting = { agents, credentials, clock: systemClock, ids: timeOrderedIds };
      return (await mintCredential(minting, { kind: "key", agentId, caller, lifetimeMs })).secret;
    },
    stopGracefully: gateway.stop,
    stop() {
      void gateway.stop();
      return gateway.stop();
    },
  };
}
