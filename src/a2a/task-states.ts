import type { TaskState } from "../../generated/types";

/** The states that end a task (A2A §4.1.3). */
export const TERMINAL_STATES = [
  "TASK_STATE_COMPLETED",
  "TASK_STATE_FAILED",
  "TASK_STATE_CANCELED",
  "TASK_STATE_REJECTED",
] as const satisfies readonly TaskState[];

const TERMINAL: ReadonlySet<TaskState> = new Set(TERMINAL_STATES);

/** Whether a task in this state waits for its caller (A2A §4.1.3). */
export function isInterrupted(state: TaskState): boolean {
  return state === "TASK_STATE_INPUT_REQUIRED" || state === "TASK_STATE_AUTH_REQUIRED";
}

/**
 * Whether an agent may say that its task is in this state after it was in another (A2A §4.1.3):
 * UNSPECIFIED is a value of the protocol and no state that a task can have, and a task is submitted
 * before anything else. That nothing follows an end is for the log to see to.
 */
export function mayFollow(state: TaskState, before: TaskState): boolean {
  if (state === "TASK_STATE_UNSPECIFIED") return false;
  return state !== "TASK_STATE_SUBMITTED" || before === "TASK_STATE_SUBMITTED";
}

/** Whether a task in this state has ended: nothing changes it any more. */
export function isTerminal(state: TaskState): boolean {
  return TERMINAL.has(state);
}
