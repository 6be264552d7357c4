import { isTerminal } from "../../a2a/task-states";
import type { TaskEvent } from "../../ports/task-store";
import type { TaskHub } from "./task-hub";

/** Where the events of a subscription go. */
export interface SubscriptionSink {
  /** Called first when the log has been read, even if it held nothing new. */
  events(events: readonly TaskEvent[]): void;
  /** After the last event. */
  end(): void;
  fail(reason: unknown): void;
}

export interface SubscriptionOptions {
  hub: TaskHub;
  taskId: string;
  /** The last event that the subscriber has. */
  after: number;
  /** Whether a task that waits for its caller ends the subscription too. */
  endsWhenInterrupted: boolean;
  /** Reads what is in the log already; called once. */
  read(): Promise<TaskEvent[]>;
}

/**
 * Sends the events of a task after a given one: those in the log, then live ones, with no gap and no
 * duplicate, up to the one that ends the task. Messages of the caller are not shown.
 *
 * @returns a function that ends the subscription
 */
export function subscribe(options: SubscriptionOptions, sink: SubscriptionSink): () => void {
  const { hub, taskId, endsWhenInterrupted, read } = options;
  let last = options.after;
  let early: TaskEvent[] | undefined = [];
  let isOver = false;

  const stop = () => {
    isOver = true;
    unlisten();
  };

  const send = (events: readonly TaskEvent[]) => {
    if (isOver) return;
    const fresh = events.filter(({ sequence }) => sequence > last);
    const ending = fresh.findIndex((event) => ends(event, endsWhenInterrupted));
    const due = ending === -1 ? fresh : fresh.slice(0, ending + 1);
    last = due.at(-1)?.sequence ?? last;
    const shown = due.filter(({ event }) => !isUserMessage(event));
    // Whoever goes on after the last event hears at once that the stream is there.
    if (shown.length > 0 || early) sink.events(shown);
    if (ending !== -1) {
      stop();
      sink.end();
    }
  };

  // Listening starts before the log is read, so an event stands in one of the two at least.
  const unlisten = hub.listen(taskId, (events) => {
    if (early) early.push(...events);
    else send(events);
  });
  read().then(
    (logged) => {
      send(logged);
      const waiting = early ?? [];
      early = undefined;
      send(waiting);
    },
    (reason: unknown) => {
      stop();
      sink.fail(reason);
    },
  );
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
