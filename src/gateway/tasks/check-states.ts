import type { AgentEvent } from "../../../generated/agent-link/types";
import type { TaskState } from "../../../generated/types";
import { mayFollow } from "../../a2a/task-states";
import { InvalidAgentEventError } from "../agents/connector";
import { stateAfter } from "./to-logged-event";

/**
 * Checks that an agent may say these events of a task that is in a state.
 *
 * @throws InvalidAgentEventError naming the first one that it may not say
 */
export function checkStates(events: readonly AgentEvent[], before: TaskState): void {
  let state = before;
  for (const [index, event] of events.entries()) {
    const next = stateAfter(event, state);
    if (event.status && !mayFollow(next, state))
      throw new InvalidAgentEventError({ field: "status.state", description: WANTED }, index);
    state = next;
  }
}

const WANTED = "must be a state that the task can have now";
