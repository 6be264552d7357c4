import type { Delivery } from "../../../generated/agent-link/types";
import type { Message } from "../../../generated/types";
import type { LeasedDelivery } from "../../ports/delivery-queue";
import type { TaskStore } from "../../ports/task-store";
import { applyEvent, type FoldedTask, startFold } from "./fold-task";

/** How many events of a log are read at a time. */
const PAGE = 500;

/** What of a task's log is the history of a delivery. */
export interface HistoryPlace {
  taskId: string;
  /** The number of the event with the delivery's message: its history comes before. */
  sequence: number;
  /** How many of the latest messages are wanted; all where it is undefined. */
  historyLength?: number | undefined;
}

/**
 * The history of deliveries, read from their tasks' logs when they are handed over. Those of a task that
 * are held at the same time share its messages, so that many of them cost no more than the log.
 */
export interface Histories {
  /**
   * A delivery with its history.
   *
   * @param over resolves when nobody holds the delivery any more; at once where it is absent
   * @throws StoreUnavailableError
   */
  attach(delivery: Delivery, place: HistoryPlace, over?: Promise<void>): Promise<Delivery>;
  /** The same for a delivery as it was stored. */
  complete(stored: LeasedDelivery, over?: Promise<void>): Promise<Delivery>;
}

/** The messages of a task up to some event of its log. */
interface SharedHistory {
  holders: number;
  lastSequence: number;
  folded?: FoldedTask;
  /** How many messages there were before the caller's message of a sequence. */
  readonly before: Map<number, number>;
  reading: Promise<void>;
}

export function createHistories(store: TaskStore): Histories {
  const ofTask = new Map<string, SharedHistory>();

  const hold = (taskId: string): SharedHistory => {
    const shared: SharedHistory = ofTask.get(taskId) ?? {
      holders: 0,
      lastSequence: 0,
      before: new Map(),
      reading: Promise.resolve(),
    };
    ofTask.set(taskId, shared);
    shared.holders += 1;
    return shared;
  };

  const release = (taskId: string, shared: SharedHistory) => {
    shared.holders -= 1;
    if (shared.holders === 0) ofTask.delete(taskId);
  };

  const readUpTo = async (shared: SharedHistory, { taskId, sequence }: HistoryPlace) => {
    while (shared.lastSequence < sequence) {
      const events = await store.events(taskId, shared.lastSequence, PAGE);
      // The task has been removed meanwhile.
      if (events.length === 0) return;
      for (const { sequence: number, event } of events) {
        shared.lastSequence = number;
        // Artifacts are no history, and may be large.
        if (event.artifactUpdate) continue;
        if (shared.folded) applyEvent(shared.folded, event);
        else shared.folded = startFold(event);
        if (!event.statusUpdate) shared.before.set(number, shared.folded.history.length - 1);
      }
    }
  };

  const attach: Histories["attach"] = async (delivery, place, over) => {
    const { taskId, sequence, historyLength = Infinity } = place;
    if (sequence === 1 || historyLength === 0) return { ...delivery, history: [] };
    const shared = hold(taskId);
    // One after the other: each goes on where the one before it ended.
    const read = shared.reading.then(() => readUpTo(shared, place));
    shared.reading = read.catch(() => undefined);
    void Promise.all([shared.reading, over]).then(() => {
      release(taskId, shared);
    });
    await read;
    const count = shared.before.get(sequence) ?? 0;
    const from = Math.max(0, count - historyLength);
    return sharing(delivery, { messages: shared.folded?.history ?? [], from, count });
  };

  return {
    attach,
    complete: ({ payload, taskId, sequence, historyLength }, over) =>
      attach(JSON.parse(payload) as Delivery, { taskId, sequence, historyLength }, over),
  };
}

/** A delivery whose history is a stretch of messages that only ever grow in number. */
function sharing(
  delivery: Delivery,
  { messages, from, count }: { messages: readonly Message[]; from: number; count: number },
): Delivery {
  return Object.defineProperty({ ...delivery }, "history", {
    get: () => messages.slice(from, count),
    enumerable: true,
  });
}
