import type {
  AttemptRecord,
  NotificationStatus,
  WaitingConfig,
} from "../../../../src/ports/push-notification-store";
import type { AppendableEvent, TaskRow } from "../../../../src/ports/task-store";

interface ModelNotification {
  sequence: number;
  status: NotificationStatus;
  attempts: number;
  isCompleted: boolean;
  nextAttemptAt?: string | undefined;
}

interface ModelConfig {
  id: string;
  dueAt?: string;
  isEnded: boolean;
  notifications: ModelNotification[];
}

/** What is waiting, but for the store's number of the configuration. */
export type ModelWaiting = Omit<WaitingConfig, "number">;

/** The configurations of one task and their notifications, in the plainest way: arrays in memory. */
export class PushModel {
  configs: ModelConfig[] = [];

  hasRoom(configId: string, limit: number): boolean {
    return this.configs.filter(({ id, isEnded }) => !isEnded && id !== configId).length < limit;
  }

  /** Sets one, and answers when what it had is due. */
  set(id: string, at: string): string | undefined {
    const known = this.configs.find((config) => config.id === id);
    if (!known) {
      this.configs.push({ id, isEnded: false, notifications: [] });
      return undefined;
    }
    known.isEnded = false;
    if (known.dueAt !== undefined) known.dueAt = at;
    for (const one of known.notifications) one.nextAttemptAt = undefined;
    return known.dueAt;
  }

  remove(id: string): boolean {
    const before = this.configs.length;
    this.configs = this.configs.filter((config) => config.id !== id);
    return this.configs.length < before;
  }

  notify(row: TaskRow, first: number, events: readonly AppendableEvent[], at: string) {
    const sequences = events.flatMap((event, index) =>
      "userMessage" in event ? [] : [first + index],
    );
    const waiting: ModelWaiting[] = [];
    for (const config of sequences.length === 0 ? [] : this.configs) {
      if (config.isEnded) continue;
      for (const sequence of sequences)
        config.notifications.push({ sequence, status: "pending", attempts: 0, isCompleted: false });
      config.dueAt ??= at;
      waiting.push(waitingOf(row, config.dueAt));
    }
    return waiting;
  }

  get isWaiting(): boolean {
    return this.configs.some(({ dueAt }) => dueAt !== undefined);
  }

  /** What each configuration that waits has to send first. */
  next() {
    return this.configs.flatMap((config) => {
      const first = firstOf(config);
      return first
        ? [
            {
              configId: config.id,
              dueAt: config.dueAt,
              sequence: first.sequence,
              attempts: first.attempts,
            },
          ]
        : [];
    });
  }

  /** Records an attempt at the first one, and answers when there is something to send again. */
  record(configId: string, { at, outcome }: AttemptRecord): string | undefined {
    const config = this.configs.find(({ id }) => id === configId)!;
    const sent = firstOf(config)!;
    sent.attempts += 1;
    sent.isCompleted = outcome.kind !== "retry";
    sent.nextAttemptAt = outcome.kind === "retry" ? outcome.nextAttemptAt : undefined;
    if (outcome.kind === "succeeded") sent.status = "succeeded";
    else sent.status = outcome.kind === "dead-letter" ? "dead_letter" : "failed";
    if (outcome.kind === "gone") {
      config.isEnded = true;
      for (const rest of config.notifications.filter(({ isCompleted }) => !isCompleted))
        Object.assign(rest, { status: "failed", isCompleted: true });
    }
    const first = firstOf(config);
    setDue(config, first && (first.nextAttemptAt ?? at));
    return config.dueAt;
  }

  /** The notifications of a configuration, oldest first. */
  notifications(configId: string): ModelNotification[] | undefined {
    return this.configs.find(({ id }) => id === configId)?.notifications;
  }

  redeliver(configId: string, index: number, at: string): string {
    const config = this.configs.find(({ id }) => id === configId)!;
    const before = config.notifications[index]!;
    if (config.isEnded) return "ended";
    if (before.status !== "failed" && before.status !== "dead_letter") return "status";
    const { sequence } = before;
    const open = config.notifications.filter(
      (one) => one.sequence === sequence && !one.isCompleted,
    );
    if (open.some(({ status }) => status === "pending")) return "waiting";
    // What is still to be tried of the event gives way.
    for (const one of open) one.isCompleted = true;
    const made: ModelNotification = {
      sequence,
      status: "pending",
      attempts: 0,
      isCompleted: false,
    };
    config.notifications.push(made);
    if (firstOf(config) === made) setDue(config, at);
    return "redelivered";
  }
}

export function waitingOf(row: TaskRow, dueAt: string): ModelWaiting {
  return { taskId: row.id, agentId: row.agentId, principal: row.principal, dueAt };
}

/** In the order of the events; what is sent again comes after what there was of the same event. */
function firstOf({ notifications }: ModelConfig): ModelNotification | undefined {
  return notifications
    .filter(({ isCompleted }) => !isCompleted)
    .toSorted((a, b) => a.sequence - b.sequence)[0];
}

function setDue(config: ModelConfig, dueAt: string | undefined): void {
  if (dueAt === undefined) delete config.dueAt;
  else config.dueAt = dueAt;
}
