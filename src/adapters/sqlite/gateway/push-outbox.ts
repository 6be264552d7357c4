import type {
  AttemptRecord,
  NextNotification,
  NotificationStatus,
  PushNotificationStore,
  Renderer,
  WaitingConfig,
} from "../../../ports/push-notification-store";
import { attempt } from "../attempt";
import type { SqliteDatabase } from "../database";
import {
  CONFIG_COLUMNS,
  type StoredConfigRow,
  toPushConfig,
  WAITING_COLUMNS,
} from "./push-config-rows";
import type { SharedReads } from "./shared-reads";
import type { SharedWrites } from "./shared-writes";

type Methods = Pick<PushNotificationStore, "waiting" | "foreignWrites" | "next" | "record">;

interface StoredNext extends StoredConfigRow {
  number: number;
  config_number: number;
  revision: number;
  due_at: string;
  task_id: string;
  message_id: string;
  notification_renderer: Renderer;
  sequence: number;
  attempts: number;
  bytes: number;
  event_bytes: number | null;
}

/** What is said of a notification that is not sent since the receiver ended the configuration. */
const ENDED = "the receiver has ended the configuration";

/** The notifications that are on their way, in a gateway database. */
export function createPushOutbox(
  db: SqliteDatabase,
  { read }: SharedReads,
  writes: SharedWrites,
): Methods {
  const selectWaiting = db.prepare<[], WaitingConfig>(
    `SELECT ${WAITING_COLUMNS} FROM push_configs AS c JOIN tasks AS t ON t.number = c.task_number` +
      " WHERE c.due_at IS NOT NULL ORDER BY c.due_at",
  );
  // Changes when another connection has committed.
  const selectVersion = db.prepare<[], number>("PRAGMA data_version").pluck();
  const selectNext = db.prepare<[number], StoredNext>(
    `SELECT ${CONFIG_COLUMNS}, c.number AS config_number, c.revision, c.due_at, t.id AS task_id, t.bytes,` +
      " (SELECT octet_length(lines) FROM events WHERE task_number = t.number" +
      " AND last_sequence >= n.sequence ORDER BY last_sequence LIMIT 1) AS event_bytes, n.number," +
      " n.message_id, n.renderer AS notification_renderer, n.sequence, n.attempts" +
      " FROM notifications AS n JOIN push_configs AS c ON c.number = n.config_number" +
      " JOIN tasks AS t ON t.number = c.task_number" +
      " WHERE n.config_number = ? AND n.completed_at IS NULL ORDER BY n.sequence, n.number LIMIT 1",
  );
  const updateNotification = db.prepare(
    "UPDATE notifications SET status = :status, attempts = attempts + 1," +
      " last_response_status = :responseStatus, last_error = :error, last_attempted_at = :at," +
      " next_attempt_at = :nextAttemptAt," +
      // The number alone may be another's, since its configuration was removed.
      " completed_at = :completedAt" +
      " WHERE number = :number AND config_number = :config AND completed_at IS NULL",
  );
  const selectDue = db
    .prepare<[number], string | null>("SELECT due_at FROM push_configs WHERE number = ?")
    .pluck();
  const selectRevision = db
    .prepare<[number], number>("SELECT revision FROM push_configs WHERE number = ?")
    .pluck();
  const selectFirst = db.prepare<[number], { next_attempt_at: string | null }>(
    "SELECT next_attempt_at FROM notifications WHERE config_number = ? AND completed_at IS NULL" +
      " ORDER BY sequence, number LIMIT 1",
  );
  const setDue = db.prepare("UPDATE push_configs SET due_at = ? WHERE number = ?");
  const endConfig = db.prepare(
    "UPDATE push_configs SET ended_at = :at, due_at = NULL, sealed = NULL WHERE number = :config",
  );
  const failRest = db.prepare(
    "UPDATE notifications SET status = 'failed', completed_at = :at, last_error = :error" +
      " WHERE config_number = :config AND completed_at IS NULL",
  );

  return {
    waiting: () => read(() => selectWaiting.all()),
    foreignWrites: () => attempt(() => selectVersion.get() ?? 0),

    next: (configNumber) =>
      read(() => {
        const stored = selectNext.get(configNumber);
        return stored && toNext(stored);
      }),

    record: ({ number, configNumber: config, revision }, made) =>
      writes.run(() => {
        const { at, responseStatus, error } = made;
        const isReplaced = selectRevision.get(config) !== revision;
        // The receiver that has gone is no longer the one of the configuration.
        const outcome: AttemptRecord["outcome"] =
          isReplaced && made.outcome.kind !== "succeeded"
            ? { kind: "retry", nextAttemptAt: at }
            : made.outcome;
        const { changes } = updateNotification.run({
          ...{ number, config, at },
          responseStatus: responseStatus ?? null,
          error: error ?? null,
          status: STATUS[outcome.kind],
          completedAt: outcome.kind === "retry" ? null : at,
          nextAttemptAt: outcome.kind === "retry" ? outcome.nextAttemptAt : null,
        });
        // It has gone, or another one has been sent in its place.
        if (changes === 0) return selectDue.get(config) ?? undefined;
        if (outcome.kind === "gone") {
          endConfig.run({ config, at });
          failRest.run({ config, at, error: ENDED });
          return undefined;
        }
        // Not always the same one: an earlier one may have been asked for again meanwhile.
        const first = selectFirst.get(config);
        const dueAt = first ? (first.next_attempt_at ?? at) : null;
        setDue.run(dueAt, config);
        return dueAt ?? undefined;
      }),
  };
}

const STATUS: Readonly<Record<AttemptRecord["outcome"]["kind"], NotificationStatus>> = {
  succeeded: "succeeded",
  retry: "failed",
  gone: "failed",
  "dead-letter": "dead_letter",
};

function toNext(stored: StoredNext): NextNotification {
  return {
    number: stored.number,
    configNumber: stored.config_number,
    revision: stored.revision,
    dueAt: stored.due_at,
    taskId: stored.task_id,
    config: toPushConfig(stored),
    messageId: stored.message_id,
    renderer: stored.notification_renderer,
    sequence: stored.sequence,
    attempts: stored.attempts,
    taskBytes: stored.bytes,
    eventBytes: stored.event_bytes ?? 0,
  };
}
