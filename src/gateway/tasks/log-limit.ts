import type { LogLimit } from "../../ports/task-store";

/** How much a task may hold: its events as JSON. Whoever reads a task has all of it in memory. */
export const MAX_LOG_BYTES = 16 * 1024 * 1024;

/** How large a terminal status may be that always fits. */
const MAX_END_BYTES = 64 * 1024;

export const LOG_LIMIT: LogLimit = {
  bytes: MAX_LOG_BYTES,
  endBytes: MAX_LOG_BYTES + MAX_END_BYTES,
};

/** What a caller is told whose message a task has no room for. */
export const FULL_TASK_POLICY =
  "This task holds as much as a task may. Begin another one: send the message without a taskId, in the same context.";

/** What an agent is told that says more to an invoke: a reply may hold as much as a task. */
export const OVERFULL_REPLY_POLICY =
  "This is more than a reply may hold. Say less, or say where to find the rest.";

/** What an agent is told that says more than a task has room for. */
export const OVERFULL_TASK_POLICY =
  "This is more than a task may hold, so the task has failed. Say less, or say where to find the rest.";
