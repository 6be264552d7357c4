import type { PushConfig, WaitingConfig } from "./push-notification-store";
import type {
  Message,
  StreamResponseArtifactUpdate,
  StreamResponseStatusUpdate,
  StreamResponseTask,
  Task,
  TaskState,
} from "../../generated/types";

/** Whose tasks: those of one principal at one agent, or, without a principal, all of the agent (its owner). */
export interface TaskScope {
  readonly agentId: string;
  readonly principal?: string;
}

/** What the store keeps of a task beside its events. */
export interface TaskRow {
  readonly id: string;
  readonly agentId: string;
  readonly principal: string;
  readonly contextId: string;
  readonly state: TaskState;
  /** When the last status came in: UTC, milliseconds, Z. */
  readonly statusAt: string;
  /** The number of the last event; the next one is one more. Changes with every event. */
  readonly lastSequence: number;
}

/** An event of a task's log. Numbers start at 1 and have no gaps. */
export interface TaskEvent {
  readonly sequence: number;
  readonly event: LoggedEvent;
  /** The event as JSON, as it is stored: whoever sends it on need not encode it again. */
  readonly json: string;
}

/**
 * Event 1 is the task as it was opened; all others were appended. Who hands one in does not change it
 * later: it is passed on as it is to those who hear of it.
 */
export type LoggedEvent = StreamResponseTask | AppendableEvent;

/** Updates from the agent, and the caller's further messages, which no stream shows. */
export type AppendableEvent =
  StreamResponseStatusUpdate | StreamResponseArtifactUpdate | UserMessageEvent;

export interface UserMessageEvent {
  readonly userMessage: Message;
  readonly task?: never;
  readonly statusUpdate?: never;
  readonly artifactUpdate?: never;
}

/** What makes a caller's message the same as an earlier one of the same principal to the same agent. */
export interface MessageKey {
  readonly messageId: string;
  /** A digest of the whole message. */
  readonly digest: string;
}

/** A task that a message opens, with all that is decided atomically with it. */
export interface NewTask {
  /** Its `statusAt` is now. */
  readonly row: Omit<TaskRow, "lastSequence">;
  /** The first event: the task as submitted. */
  readonly task: Task;
  /** The message that opens it. */
  readonly message: MessageKey;
  /** A delivery that waits in the queue from the same moment on, if there is one. */
  readonly delivery?: NewDelivery;
  /** Where its updates are sent, from the first one on. */
  readonly pushConfig?: PushConfig;
}

/** Where a caller's message went. */
export interface MessageReceipt {
  readonly taskId: string;
  /** The sequence at which the task stood after it. */
  readonly lastSequence: number;
}

/** A delivery for the agent of the task that it comes with, of the message that it comes with. */
export interface NewDelivery {
  readonly id: string;
  /** JSON of the delivery without its history, which is what the task's log holds before the message. */
  readonly payload: string;
  /** How many of the latest messages before it go with it; all where it is absent. */
  readonly historyLength?: number;
  /**
   * Set where a live worker has it already: it waits for others only after that. The lease has the id
   * of the delivery.
   */
  readonly leasedUntil?: string;
}

export type OpenOutcome =
  | { readonly kind: "opened"; readonly row: TaskRow; readonly event: TaskEvent }
  /** The message was received before: the task of then. Nothing was written. */
  | { readonly kind: "repeated"; readonly taskId: string }
  /** There is no such agent (any more). Nothing was written. */
  | { readonly kind: "unknown-agent" };

/** How large a task's log may become: in bytes, of its events as JSON. */
export interface LogLimit {
  readonly bytes: number;
  /** The same with a terminal status at the end. */
  readonly endBytes: number;
}

export interface AppendRequest {
  readonly taskId: string;
  readonly events: readonly AppendableEvent[];
  /** Now: UTC, milliseconds, Z. Becomes `statusAt` if a status is among the events. */
  readonly at: string;
  /** The agent's id of this publication: a repetition is not appended again. */
  readonly publicationId?: string;
  /** The caller's message that this appends: a repetition is not appended again. */
  readonly message?: MessageKey;
  /** A delivery that goes with it (a follow-up message), in the same atomic step. */
  readonly delivery?: NewDelivery;
  /** Where updates after these events are sent, beside the configurations that the task has. */
  readonly pushConfig?: { readonly config: PushConfig; readonly limit: number };
  /** Without it the log may grow without an end. */
  readonly limit?: LogLimit;
}

export type AppendOutcome =
  /** The row after this request, and its events with their numbers, up to a terminal status. */
  | {
      readonly kind: "appended";
      readonly row: TaskRow;
      readonly events: readonly TaskEvent[];
      /** The configurations that have these events to send. */
      readonly waiting: readonly WaitingConfig[];
    }
  /** The publication or the message was appended before; the sequence it ended at. */
  | { readonly kind: "repeated"; readonly lastSequence: number }
  /** The task has ended: nothing was appended. */
  | { readonly kind: "terminal"; readonly state: TaskState }
  /** The log would become larger than its limit: nothing was appended. */
  | { readonly kind: "full" }
  /** The task has as many push notification configurations as it may have: nothing was appended. */
  | { readonly kind: "too-many-push-configs" }
  | { readonly kind: "unknown" };

export interface TaskListFilter {
  readonly contextId?: string;
  readonly state?: TaskState;
  /** At or after this instant: UTC, milliseconds, Z. */
  readonly statusAtOrAfter?: string;
  readonly limit: number;
  /** The last row of the page before: rows after it in the order (statusAt, id) descending. */
  readonly after?: { readonly statusAt: string; readonly id: string };
}

export interface TaskPage {
  readonly rows: readonly TaskRow[];
  /** How many rows the filter matches on all pages. */
  readonly total: number;
}

/**
 * Tasks and their event logs. What a promise resolved with is on disk. Writes take effect in the order
 * of the calls; those of one turn of the event loop may share one commit, and each is written whole or
 * not at all. Every method rejects with StoreUnavailableError when the store cannot be used; then
 * nothing was changed. Ids of tasks and deliveries are the caller's to make unique.
 */
export interface TaskStore {
  /**
   * Opens a task, unless the principal has sent a message of this key to this agent before and the task
   * of then is still there.
   */
  open(task: NewTask): Promise<OpenOutcome>;
  /** Where a message of this key went: the task that it opened or continued, if there is one. */
  findByMessage(
    scope: Required<TaskScope>,
    message: MessageKey,
  ): Promise<MessageReceipt | undefined>;
  /** A task within a scope; unknown and not in scope are the same undefined. */
  get(scope: TaskScope, taskId: string): Promise<TaskRow | undefined>;
  /** A task whoever it belongs to, for the agent's side and for recovery. */
  find(taskId: string): Promise<TaskRow | undefined>;
  /**
   * Appends events unless the task has ended (compare and set on the state inside one transaction). The
   * first terminal status ends the task: what follows it in the request is not appended, and deliveries
   * of the task that still wait or are leased go with it, in the same atomic step. A repetition is
   * answered as one, also when the task has ended since; a limit is looked at last.
   */
  append(request: AppendRequest): Promise<AppendOutcome>;
  /** The events after a sequence, in order, at most `limit` if it is given. */
  events(taskId: string, afterSequence: number, limit?: number): Promise<TaskEvent[]>;
  /** A page of rows, newest status first, and how many there are in all, as of one moment. */
  list(scope: TaskScope, filter: TaskListFilter): Promise<TaskPage>;
  /**
   * Removes ended tasks whose status is older than an instant, oldest first, with all that belongs to
   * them: events, deliveries, and the memory of messages and publications. In one step go at most
   * `limit`, and fewer, but one at least, where they have many events. Those that still have
   * notifications to send stay, unless their status is older than another instant.
   *
   * @returns how many; 0 when there is none (left)
   */
  reap(before: string, limit: number, unsentBefore?: string): Promise<number>;
  /**
   * Tasks on which the agent owes the next event and has been silent: submitted or working, with status,
   * last event and last claim that is a sign of life older than an instant, and without a delivery that waits under no lease.
   */
  silentSince(before: string, limit: number): Promise<TaskRow[]>;
}
