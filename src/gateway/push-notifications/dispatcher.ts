import type { Clock } from "../../ports/clock";
import type { Logger } from "../../ports/logger";
import type { PushNotificationStore, WaitingConfig } from "../../ports/push-notification-store";
import { createFairQueue } from "./fair-queue";

export interface DispatcherOptions {
  store: Pick<PushNotificationStore, "waiting" | "foreignWrites">;
  /**
   * Makes one attempt at what a configuration has to send first, if it is due, and answers when it has
   * something to send again; undefined where it has nothing more.
   */
  send(config: WaitingConfig, signal: AbortSignal): Promise<string | undefined>;
  clock: Clock;
  logger: Logger;
}

/**
 * Sends notifications when they are due: one at a time for a configuration, so that they arrive in
 * order, and within bounds for a task, a caller and the process.
 */
export interface Dispatcher {
  /** Begins with what the store has waiting, as after a start. */
  start(): Promise<void>;
  /** Hears of configurations that have something to send. */
  wake(waiting: readonly WaitingConfig[]): void;
  /** Looks for what has become due, and for what other processes have written. */
  tick(): Promise<void>;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Begins with nothing more, and resolves when nothing is being sent. */
  stop(): Promise<void>;
  /** Ends what is being sent; it is sent again after the next start. */
  abandon(): void;
}

/** When a configuration whose notification could not be read or recorded is looked at again. */
const STORE_RETRY_MS = 1_000;

/** A configuration with something to send. */
interface Entry extends WaitingConfig {
  /** When it is due, in milliseconds since the epoch. */
  due: number;
  isSending: boolean;
  /** Whether it was woken while it was sending: what was recorded may not know of it. */
  isWoken: boolean;
}

export function createDispatcher({ store, send, clock, logger }: DispatcherOptions): Dispatcher {
  const entries = new Map<number, Entry>();
  const ready = createFairQueue<Entry>();
  const sending = new Set<Promise<void>>();
  // One for each attempt: as one for all it would gather listeners.
  const running = new Set<AbortController>();
  let isAbandoned = false;
  let foreignWrites: number | undefined;
  let isStopped = false;

  const setDue = (entry: Entry, due: number) => {
    entry.due = due;
    if (due <= clock.now()) ready.add(entry);
  };

  const begin = (entry: Entry) => {
    entry.isSending = true;
    entry.isWoken = false;
    const sent = attempt(entry).then((due) => {
      sending.delete(sent);
      entry.isSending = false;
      ready.release(entry);
      // What was answered may be older than what it was woken for.
      const again = entry.isWoken ? clock.now() : due;
      if (again === undefined) entries.delete(entry.number);
      else setDue(entry, again);
      sendReady();
    });
    sending.add(sent);
  };

  /** When it is to be looked at again. Never rejects. */
  const attempt = async (entry: Entry): Promise<number | undefined> => {
    const controller = new AbortController();
    running.add(controller);
    try {
      const dueAt = await send(entry, controller.signal);
      return dueAt === undefined ? undefined : Date.parse(dueAt);
    } catch (reason) {
      if (!isAbandoned)
        logger.error(
          { err: reason, taskId: entry.taskId },
          "a push notification cannot be sent now; it is looked at again",
        );
      return clock.now() + STORE_RETRY_MS;
    } finally {
      running.delete(controller);
    }
  };

  const sendReady = () => {
    while (!isStopped) {
      const entry = ready.take();
      if (!entry) return;
      begin(entry);
    }
  };

  const wake = (waiting: readonly WaitingConfig[]) => {
    for (const config of waiting) {
      const known = entries.get(config.number);
      const due = Date.parse(config.dueAt);
      if (known?.isSending) {
        known.isWoken = true;
      } else if (known) {
        if (due < known.due) setDue(known, due);
      } else {
        const entry: Entry = { ...config, due, isSending: false, isWoken: false };
        entries.set(config.number, entry);
        setDue(entry, due);
      }
    }
    sendReady();
  };

  const load = async () => {
    const upTo = store.foreignWrites();
    const waiting = await store.waiting();
    // Not sooner: what could not be read is still to be looked for.
    foreignWrites = upTo;
    wake(waiting);
  };

  const idle = async () => {
    // What has ended may have let others begin.
    while (sending.size > 0) await Promise.all(sending);
  };

  return {
    start: load,
    wake,
    async tick() {
      if (store.foreignWrites() !== foreignWrites) await load();
      const now = clock.now();
      for (const entry of entries.values())
        if (!entry.isSending && entry.due <= now) ready.add(entry);
      sendReady();
    },
    idle,
    stop() {
      isStopped = true;
      return idle();
    },
    abandon() {
      isStopped = isAbandoned = true;
      for (const controller of running) controller.abort();
    },
  };
}
