import type { GatewayStores } from "../adapters/sqlite/gateway/gateway-stores";
import { timeOrderedIds } from "../adapters/time-ordered-ids";
import { buildDemoAgents } from "../gateway/demo-agents/demo-agents";
import { mintCredential } from "../gateway/keys/mint-credential";
import { systemClock } from "../ports/clock";

/** Registers the demo agents where the store has no agents; answers their keys by their ids. */
export async function registerDemoAgents(stores: GatewayStores): Promise<Record<string, string>> {
  const { agents, credentials } = stores;
  if ((await agents.list()).length > 0) return {};
  const keys: Record<string, string> = {};
  for (const agent of buildDemoAgents(new Date(systemClock.now()).toISOString())) {
    await agents.add(agent);
    const { secret } = await mintCredential(
      { agents, credentials, clock: systemClock, ids: timeOrderedIds },
      { kind: "key", agentId: agent.id, caller: "demo" },
    );
    keys[agent.id] = secret;
  }
  return keys;
}
