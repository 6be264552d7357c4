import { UnsupportedOperationError } from "../../../generated/errors";
import { isTerminal } from "../../a2a/task-states";
import type { TaskStore } from "../../ports/task-store";
import type { TaskHub } from "../streaming/task-hub";
import { createTaskStream } from "../streaming/task-stream";
import type { TaskReader } from "../tasks/task-reader";
import type { Handler } from "./handlers";

export interface SubscribeToTaskOptions {
  reader: TaskReader;
  store: TaskStore;
  hub: TaskHub;
  /** After this time without an event the stream ends with an error. */
  idleMs: number;
}

/**
 * Streams a task that has not ended: the task as it is, then its updates up to a terminal state
 * (A2A §3.1.6). With Last-Event-ID it goes on after that event instead; what was missed of a task that
 * ended meanwhile is still told.
 */
export function subscribeToTask(options: SubscribeToTaskOptions): Handler<"SubscribeToTask"> {
  const { reader, store, hub, idleMs } = options;
  return async ({ params: { id }, scope, lastSequence: given, render }) => {
    const row = await reader.row(scope, id);
    // A number that no event has is not one of this log.
    const lastSequence = given !== undefined && given <= row.lastSequence ? given : undefined;
    const isMissing = lastSequence !== undefined && lastSequence < row.lastSequence;
    if (isTerminal(row.state) && !isMissing) throw new UnsupportedOperationError();
    return createTaskStream({
      hub,
      store,
      taskId: id,
      render,
      start: lastSequence === undefined ? { snapshotAt: "now" } : { after: lastSequence },
      endsWhenInterrupted: false,
      idleMs,
    });
  };
}
