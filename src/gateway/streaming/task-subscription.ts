import { TaskNotFoundError } from "../../../generated/errors";
import { isTerminal } from "../../a2a/task-states";
import type { TaskEvent } from "../../ports/task-store";
import type { TaskHub } from "./task-hub";

/** Where the events of a subscription go. */
export interface SubscriptionSink {
  /** Called first when the log has been read, even if it held nothing new. */
  events(events: readonly TaskEvent[]): void;
  /** Resolves when there is room for more; undefined when there is. */
  drained(): Promise<void> | undefined;
  /** After the last event. */
  end(): void;
  fail(reason: unknown): void;
}

/** What is in the log already. */
export interface LogPage {
  events: readonly TaskEvent[];
  /** Whether the log held no more when it was read. */
  isLast: boolean;
}

export interface SubscriptionOptions {
  hub: TaskHub;
  taskId: string;
  /** The last event that the subscriber has. */
  after: number;
  /** Whether a task that waits for its caller ends the subscription too. */
  endsWhenInterrupted: boolean;
  /** Reads what comes first; called once. */
  first(): Promise<LogPage>;
  /** Reads what follows an event. */
  next(after: number): Promise<LogPage>;
}

/**
 * Sends the events of a task after a given one: those in the log, as fast as they are taken, then live
 * ones, with no gap and no duplicate, up to the one that ends the task. Messages of the caller are not
 * shown.
 *
 * @returns a function that ends the subscription
 */
export function subscribe(options: SubscriptionOptions, sink: SubscriptionSink): () => void {
  const { hub, taskId, endsWhenInterrupted } = options;
  let last = options.after;
  /** The last event that was told of while the log was read. */
  let told = 0;
  let isFirst = true;
  let isLive = false;
  const state = { isOver: false };

  const stop = () => {
    state.isOver = true;
    unlisten();
  };

  const send = (events: readonly TaskEvent[]) => {
    if (state.isOver) return;
    const fresh = events.filter(({ sequence }) => sequence > last);
    const ending = fresh.findIndex((event) => ends(event, endsWhenInterrupted));
    const due = ending === -1 ? fresh : fresh.slice(0, ending + 1);
    last = due.at(-1)?.sequence ?? last;
    const shown = due.filter(({ event }) => !isUserMessage(event));
    // Whoever goes on after the last event hears at once that the stream is there.
    if (shown.length > 0 || isFirst) sink.events(shown);
    isFirst = false;
    if (ending !== -1) {
      stop();
      sink.end();
    }
  };

  /** Events that are told of meanwhile are in the log too, so they are read there. */
  const catchUp = async () => {
    for (let page = await options.first(); ; page = await options.next(last)) {
      send(page.events);
      const full = sink.drained();
      if (full) await full;
      if (state.isOver) return;
      if (!page.isLast) continue;
      if (told <= last) break;
      // What was told of is gone: the task has been removed meanwhile.
      if (page.events.length === 0) throw new TaskNotFoundError();
    }
    isLive = true;
  };

  // Listening starts before the log is read, so an event stands in one of the two at least.
  const unlisten = hub.listen(taskId, (events) => {
    if (isLive) send(events);
    else told = events.at(-1)?.sequence ?? told;
  });
  catchUp().catch((reason: unknown) => {
    if (state.isOver) return;
    stop();
    sink.fail(reason);
  });
  return stop;
}

function isUserMessage(event: TaskEvent["event"]): boolean {
  return "userMessage" in event;
}

function ends({ event }: TaskEvent, endsWhenInterrupted: boolean): boolean {
  // A snapshot of a task that has ended is all there is; one that waits may be about to go on.
  if (event.task) return isTerminal(event.task.status.state);
  if (!event.statusUpdate) return false;
  const { state } = event.statusUpdate.status;
  return isTerminal(state) || (endsWhenInterrupted && state === "TASK_STATE_INPUT_REQUIRED");
}
