import type { TaskState } from "../../../../generated/types";
import type { TaskRow } from "../../../ports/task-store";

/** What `TASK_COLUMNS` selects. */
export interface StoredTask {
  number: number;
  id: string;
  agent_id: string;
  principal: string;
  context_id: string;
  state: TaskState;
  status_at: string;
  last_sequence: number;
}

/** The columns of a task that its row in the port is made of, and its number. */
export const TASK_COLUMNS =
  "number, id, agent_id, principal, context_id, state, status_at, last_sequence";

export function toTaskRow(stored: StoredTask): TaskRow {
  return {
    id: stored.id,
    agentId: stored.agent_id,
    principal: stored.principal,
    contextId: stored.context_id,
    state: stored.state,
    statusAt: stored.status_at,
    lastSequence: stored.last_sequence,
  };
}
