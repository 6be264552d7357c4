import { TaskNotFoundError } from "../../../generated/errors";
import { isInterrupted, isTerminal } from "../../a2a/task-states";
import type { TaskEvent, TaskStore } from "../../ports/task-store";
import type { TaskHub } from "../streaming/task-hub";

/** Whether an event brings a task to a state in which a caller stops waiting (A2A §3.2.2). */
export function isStop({ event }: TaskEvent): boolean {
  if (!event.statusUpdate) return false;
  const { state } = event.statusUpdate.status;
  return isTerminal(state) || isInterrupted(state);
}

/** How far a task is followed. */
export interface Destination {
  taskId: string;
  /** The stop that counts comes after this event. */
  after: number;
  /** For how long it may take; 0 for the task as it is. */
  timeoutMs: number;
}

/** Hears what becomes of the task that a message opens. */
export interface TaskFollower {
  /** Hears the events of a task from now on, before it is opened: then its log need not be read. */
  start(taskId: string): void;
  /**
   * The events of a task up to a stop, or up to now when the time is up.
   *
   * @throws TaskNotFoundError when the task is not there (any more)
   */
  eventsOf(destination: Destination): Promise<readonly TaskEvent[]>;
  /** Stops to listen. */
  end(): void;
}

export function followTask(hub: TaskHub, store: TaskStore): TaskFollower {
  let followed: string | undefined;
  let heard: TaskEvent[] = [];
  let onEvents: (events: readonly TaskEvent[]) => void = () => {};
  let end = () => {};

  const start = (taskId: string) => {
    followed = taskId;
    end = hub.listen(taskId, (events) => {
      for (const event of events) heard.push(event);
      onEvents(events);
    });
  };

  const stopAfter = async (after: number, timeoutMs: number) => {
    const isStopped = (events: readonly TaskEvent[]) =>
      events.some((event) => event.sequence > after && isStop(event));
    if (isStopped(heard)) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      onEvents = (events) => {
        if (!isStopped(events)) return;
        clearTimeout(timer);
        resolve();
      };
    });
  };

  const readLog = async (taskId: string) => {
    const logged = await store.events(taskId, 0);
    if (logged.length === 0) throw new TaskNotFoundError();
    return logged;
  };

  return {
    start,
    async eventsOf({ taskId, after, timeoutMs }) {
      if (followed !== taskId) {
        end();
        heard = [];
        // Listening starts before the log is read, so an event stands in one of the two at least.
        start(taskId);
        const logged = await readLog(taskId);
        const last = logged.length;
        const early = heard.filter(({ sequence }) => sequence > last);
        heard = [...logged, ...early];
      }
      if (timeoutMs > 0) await stopAfter(after, timeoutMs);
      return heard;
    },
    end: () => {
      end();
    },
  };
}
