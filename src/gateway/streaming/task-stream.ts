import { AgentTimeoutError, TaskNotFoundError } from "../../../generated/errors";
import { RpcStream } from "../../jsonrpc/rpc-stream";
import type { TaskEvent, TaskStore } from "../../ports/task-store";
import { foldTask, toTask } from "../tasks/fold-task";
import type { RenderEvent } from "./render-event";
import type { TaskHub } from "./task-hub";
import { type LogPage, subscribe } from "./task-subscription";

/** How many events of the log are read at a time. */
const PAGE_EVENTS = 500;

/** Where a stream starts. */
export type StreamStart =
  /** With the first event that the subscriber does not have; 0 for the very first. */
  | { after: number }
  /** With the task as it was after this event, or as it is now, and then what follows. */
  | { snapshotAt: number | "now" };

export interface TaskStreamOptions {
  hub: TaskHub;
  store: TaskStore;
  taskId: string;
  render: RenderEvent;
  start: StreamStart;
  endsWhenInterrupted: boolean;
  /** How many messages the task that comes first is shown with; all where it is undefined. */
  historyLength?: number | undefined;
  /** After this time without an event the stream ends with an error. */
  idleMs: number;
}

/** The events of a task as a stream of results. */
export function createTaskStream(options: TaskStreamOptions): RpcStream {
  const { hub, store, taskId, render, start, endsWhenInterrupted, idleMs } = options;
  const { historyLength } = options;
  return new RpcStream((sink) => {
    const next = async (after: number): Promise<LogPage> => {
      const events = await store.events(taskId, after, PAGE_EVENTS);
      return { events, isLast: events.length < PAGE_EVENTS };
    };
    const first = async (): Promise<LogPage> => {
      if ("after" in start && start.after > 0) return next(start.after);
      const isWhole = "snapshotAt" in start;
      const { events, isLast } = isWhole ? await whole() : await next(0);
      // The task may have been reaped on the way here.
      if (events.length === 0) throw new TaskNotFoundError();
      if (isWhole) return { events: withSnapshot(events, start.snapshotAt, historyLength), isLast };
      return historyLength === undefined
        ? { events, isLast }
        : { events: withSnapshot(events, 1, historyLength), isLast };
    };
    const whole = async () => ({ events: await store.events(taskId, 0), isLast: true });

    let isTaking = false;
    const idle = setTimeout(() => {
      // Who is still reading what there is waits for nothing.
      if (isTaking) {
        idle.refresh();
        return;
      }
      stop();
      sink.fail(new AgentTimeoutError());
    }, idleMs);
    const after = "after" in start ? start.after : 0;
    const stop = subscribe(
      { hub, taskId, after, endsWhenInterrupted, first, next },
      {
        events(events) {
          idle.refresh();
          sink.results(events.map(render));
        },
        drained() {
          const full = sink.drained();
          isTaking = full !== undefined;
          return full?.then(() => {
            isTaking = false;
            idle.refresh();
          });
        },
        end() {
          clearTimeout(idle);
          sink.end();
        },
        fail(reason) {
          clearTimeout(idle);
          sink.fail(reason);
        },
      },
    );
    return () => {
      clearTimeout(idle);
      stop();
    };
  });
}

/** The events up to one of them as a single one, the task, numbered as the last; then the others. */
function withSnapshot(
  events: readonly TaskEvent[],
  at: number | "now",
  historyLength: number | undefined,
): readonly TaskEvent[] {
  const split =
    at === "now" ? events.length : events.filter(({ sequence }) => sequence <= at).length;
  const past = events.slice(0, split);
  const last = past.at(-1);
  if (!last) return events;
  const task = toTask(foldTask(past.map(({ event }) => event)), { historyLength });
  const snapshot = { sequence: last.sequence, event: { task }, json: JSON.stringify({ task }) };
  return [snapshot, ...events.slice(split)];
}
