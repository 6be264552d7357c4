import { isInterrupted, isTerminal } from "../../a2a/task-states";
import type { TaskEvent } from "../../ports/task-store";
import type { TaskHub } from "../streaming/task-hub";

/** Whether an event brings a task to a state in which a caller stops waiting (A2A §3.2.2). */
export function isStop({ event }: TaskEvent): boolean {
  if (!event.statusUpdate) return false;
  const { state } = event.statusUpdate.status;
  return isTerminal(state) || isInterrupted(state);
}

/**
 * Waits until an event after `after` brings a task to a stop, or until the time is up. What is in the
 * log already counts too, so nothing is missed between the two.
 *
 * @param read reads the log after a sequence
 */
export async function awaitStop(
  hub: TaskHub,
  taskId: string,
  after: number,
  timeoutMs: number,
  read: (after: number) => Promise<TaskEvent[]>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let unlisten = () => {};
  const stopped = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
    unlisten = hub.listen(taskId, (events) => {
      if (events.some((event) => event.sequence > after && isStop(event))) resolve();
    });
  });
  try {
    const logged = await read(after);
    if (!logged.some(isStop)) await stopped;
  } finally {
    clearTimeout(timer);
    unlisten();
  }
}
