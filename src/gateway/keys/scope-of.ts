import type { TaskScope } from "../../ports/task-store";
import type { Caller } from "./authenticate";

/** Whose tasks a caller sees: its own, or as the agent's owner all of the agent. */
export function scopeOf({
  agent,
  principal,
  isOwner,
}: Pick<Caller, "agent" | "principal" | "isOwner">): TaskScope {
  return isOwner ? { agentId: agent.id } : { agentId: agent.id, principal };
}
