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

/** Whether a task in this state has ended: nothing changes it any more. */
export function isTerminal(state: TaskState): boolean {
  return TERMINAL.has(state);
}
