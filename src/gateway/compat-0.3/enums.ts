import type * as v03 from "../../../generated/a2a-0.3/types";
import type { Role, TaskState } from "../../../generated/types";

const STATES = {
  submitted: "TASK_STATE_SUBMITTED",
  working: "TASK_STATE_WORKING",
  "input-required": "TASK_STATE_INPUT_REQUIRED",
  completed: "TASK_STATE_COMPLETED",
  canceled: "TASK_STATE_CANCELED",
  failed: "TASK_STATE_FAILED",
  rejected: "TASK_STATE_REJECTED",
  "auth-required": "TASK_STATE_AUTH_REQUIRED",
  unknown: "TASK_STATE_UNSPECIFIED",
} as const satisfies Record<v03.TaskState, TaskState>;

const STATES_03 = Object.fromEntries(
  Object.entries(STATES).map(([state03, state]) => [state, state03]),
) as Record<TaskState, v03.TaskState>;

export function taskStateFrom03(state: v03.TaskState): TaskState {
  return STATES[state];
}

export function taskStateTo03(state: TaskState): v03.TaskState {
  return STATES_03[state];
}

export function roleFrom03(role: v03.Role): Role {
  return role === "user" ? "ROLE_USER" : "ROLE_AGENT";
}

/** A message is the agent's unless it is the user's: 0.3 has no third role. */
export function roleTo03(role: Role): v03.Role {
  return role === "ROLE_USER" ? "user" : "agent";
}
