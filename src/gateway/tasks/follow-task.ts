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
   * The events of a task up to the stop that was waited for, or up to now when the time is up, or where
   * it had stopped before.
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

  /** The place of the first stop after an event; -1 where there is none. */
  const stopIn = (events: readonly TaskEvent[], after: number) =>
    events.findIndex((event) => event.sequence > after && isStop(event));

  const stopAfter = async (after: number, timeoutMs: number) => {
    if (stopIn(heard, after) !== -1) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      onEvents = (events) => {
        if (stopIn(events, after) === -1) return;
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
        // It has stopped before, and is what it has become since.
        if (stopIn(logged, after) !== -1) return heard;
      }
      if (timeoutMs === 0) return heard;
      await stopAfter(after, timeoutMs);
      // What the agent says at once after the stop is not waited for, here as in a stream.
      const stop = stopIn(heard, after);
      return stop === -1 ? heard : heard.slice(0, stop + 1);
    },
    end: () => {
      end();
    },
  };
}
