import type { AgentEvent, Delivery } from "../../generated/agent-link/types";
import type { AgentRecord } from "./agent-store";

/** What an agent module exports by default. */
export type AgentModule = (
  delivery: Delivery,
  options: { signal: AbortSignal },
) => AsyncIterable<AgentEvent>;

/** Finds the module of an agent; rejects with AgentModuleError when there is none that can be used. */
export type LoadAgentModule = (agent: AgentRecord) => Promise<AgentModule>;

/** The agent's module cannot be used: it is missing, or exports no function by default. */
export class AgentModuleError extends Error {
  override readonly name = "AgentModuleError";
}
