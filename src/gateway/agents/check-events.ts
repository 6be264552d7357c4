import type { AgentEvent } from "../../../generated/agent-link/types";

/**
 * What the schemas cannot say of an agent's events: UNSPECIFIED is a value of the protocol, but no
 * state that a task can have (A2A §4.1.3).
 *
 * @returns the index of the first event that has it, or undefined
 */
export function findUnspecifiedState(events: readonly AgentEvent[]): number | undefined {
  const index = events.findIndex(({ status }) => status?.state === "TASK_STATE_UNSPECIFIED");
  return index === -1 ? undefined : index;
}
