import { isTerminal } from "../../a2a/task-states";
import type {
  AppendOutcome,
  AppendRequest,
  NewTask,
  TaskEvent,
  TaskStore,
} from "../../ports/task-store";
import type { WaitingConfig } from "../../ports/push-notification-store";
import type { TaskHub } from "../streaming/task-hub";
import { LOG_LIMIT } from "./log-limit";

/** The one way in which a task's log grows: up to a limit, stored first, then told. */
export interface TaskLog {
  /** Opens a task, or answers the one that the same message opened. */
  open(task: NewTask): ReturnType<TaskStore["open"]>;
  /** Appends events unless the task has ended or is full, and tells the listeners of what was stored. */
  append(request: AppendRequest): Promise<AppendOutcome>;
  /** Calls a function with the id of each task that ends, after its listeners were told. */
  onEnd(listener: (taskId: string) => void): void;
  /** Calls a function with the configurations that have something new to send. */
  onWaiting(listener: (waiting: readonly WaitingConfig[]) => void): void;
}

export function createTaskLog({ store, hub }: { store: TaskStore; hub: TaskHub }): TaskLog {
  const enders: ((taskId: string) => void)[] = [];
  const wakers: ((waiting: readonly WaitingConfig[]) => void)[] = [];
  const untold = new Map<string, { events: TaskEvent[]; told: Promise<void> }>();

  /**
   * Tells of events that one commit stored all at once: each telling is work for every subscriber. The
   * appends of a commit resolve together, so a microtask is long enough to wait.
   */
  const tell = (taskId: string, events: readonly TaskEvent[]): Promise<void> => {
    const waiting = untold.get(taskId);
    if (waiting) {
      for (const event of events) waiting.events.push(event);
      return waiting.told;
    }
    const together = [...events];
    const told = Promise.resolve().then(() => {
      untold.delete(taskId);
      hub.tell(taskId, together);
    });
    untold.set(taskId, { events: together, told });
    return told;
  };

  return {
    async open(task) {
      const outcome = await store.open(task);
      if (outcome.kind === "opened") hub.tell(task.row.id, [outcome.event]);
      return outcome;
    },
    async append(request) {
      const outcome = await store.append({ ...request, limit: LOG_LIMIT });
      if (outcome.kind !== "appended") return outcome;
      if (outcome.waiting.length > 0) for (const wake of wakers) wake(outcome.waiting);
      await tell(request.taskId, outcome.events);
      if (isTerminal(outcome.row.state)) for (const ended of enders) ended(request.taskId);
      return outcome;
    },
    onEnd(listener) {
      enders.push(listener);
    },
    onWaiting(listener) {
      wakers.push(listener);
    },
  };
}
