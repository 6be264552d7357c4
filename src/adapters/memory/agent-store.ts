import type { AgentRecord, AgentStore } from "../../ports/agent-store";

/** An agent store that lives and ends with the process. */
export function createMemoryAgentStore(initial: readonly AgentRecord[] = []): AgentStore {
  const agents = new Map(initial.map((agent) => [agent.id, agent]));
  return {
    async add(agent) {
      if (agents.has(agent.id)) return false;
      agents.set(agent.id, agent);
      return true;
    },
    async get(id) {
      return agents.get(id);
    },
    async list() {
      return [...agents.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    async update(agent) {
      if (!agents.has(agent.id)) return false;
      agents.set(agent.id, agent);
      return true;
    },
    async remove(id) {
      return agents.delete(id);
    },
  };
}
