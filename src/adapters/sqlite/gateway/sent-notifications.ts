import type {
  NotificationStatus,
  PushNotification,
  PushNotificationStore,
  RedeliverOutcome,
  Renderer,
  WaitingConfig,
} from "../../../ports/push-notification-store";
import type { SqliteDatabase } from "../database";
import { WAITING_COLUMNS } from "./push-config-rows";
import type { SharedReads } from "./shared-reads";
import type { SharedWrites } from "./shared-writes";

type Methods = Pick<PushNotificationStore, "notifications" | "redeliver">;

interface StoredNotification {
  id: string;
  config_id: string;
  task_id: string;
  renderer: Renderer;
  status: NotificationStatus;
  attempts: number;
  last_response_status: number | null;
  last_error: string | null;
  next_attempt_at: string | null;
  last_attempted_at: string | null;
  created_at: string;
  completed_at: string | null;
}

interface Found {
  message_id: string;
  config_number: number;
  sequence: number;
  renderer: Renderer;
  status: NotificationStatus;
  ended_at: string | null;
}

/** Above the number of each notification: a bound that is always there lets the index be used. */
const BEYOND_ALL = "9223372036854775807";

/** The first of those that a configuration has to send. */
const FIRST_TO_SEND =
  "(SELECT number FROM notifications WHERE config_number = c.number AND completed_at IS NULL" +
  " ORDER BY sequence, number LIMIT 1)";

const COLUMNS =
  "n.id, c.id AS config_id, t.id AS task_id, n.renderer, n.status, n.attempts," +
  " n.last_response_status, n.last_error," +
  // Those after it wait for it.
  ` iif(n.number = ${FIRST_TO_SEND}, c.due_at, n.next_attempt_at) AS next_attempt_at,` +
  " n.last_attempted_at, n.created_at, n.completed_at";

const TABLES =
  "notifications AS n JOIN push_configs AS c ON c.number = n.config_number" +
  " JOIN tasks AS t ON t.number = c.task_number";

/** What became of notifications, and how one is sent again, in a gateway database. */
export function createSentNotifications(
  db: SqliteDatabase,
  { read }: SharedReads,
  writes: SharedWrites,
): Methods {
  const selectConfig = db
    .prepare<[string, string], number>(
      "SELECT c.number FROM push_configs AS c JOIN tasks AS t ON t.number = c.task_number" +
        " WHERE t.id = ? AND c.id = ?",
    )
    .pluck();
  const selectPage = db.prepare<
    { config: number; before: string | null; status: NotificationStatus | null; limit: number },
    StoredNotification
  >(
    `SELECT ${COLUMNS} FROM ${TABLES} WHERE n.config_number = :config` +
      // What is unknown is before nothing.
      ` AND n.number < iif(:before IS NULL, ${BEYOND_ALL},` +
      " (SELECT number FROM notifications WHERE id = :before AND config_number = :config))" +
      " AND (:status IS NULL OR n.status = :status)" +
      " ORDER BY n.number DESC LIMIT :limit",
  );
  const selectOne = db.prepare<[string], StoredNotification>(
    `SELECT ${COLUMNS} FROM ${TABLES} WHERE n.id = ?`,
  );
  const find = db.prepare<[string, string, string], Found>(
    "SELECT n.message_id, n.config_number, n.sequence, n.renderer, n.status, c.ended_at" +
      ` FROM ${TABLES} WHERE t.id = ? AND c.id = ? AND n.id = ?`,
  );
  const isWaiting = db
    .prepare<[number, string], number>(
      "SELECT EXISTS (SELECT 1 FROM notifications WHERE config_number = ? AND message_id = ?" +
        " AND completed_at IS NULL AND status = 'pending')",
    )
    .pluck();
  // One that was asked for before, too: what is sent again is sent once.
  const supersede = db.prepare(
    "UPDATE notifications SET completed_at = :at, next_attempt_at = NULL" +
      " WHERE config_number = :config AND message_id = :messageId AND completed_at IS NULL",
  );
  const insert = db.prepare(
    "INSERT INTO notifications (id, message_id, config_number, sequence, renderer, status, created_at)" +
      " VALUES (:id, :messageId, :config, :sequence, :renderer, 'pending', :at)",
  );
  // Where others are to be sent before it, it waits for them.
  const setDue = db.prepare(
    "UPDATE push_configs AS c SET due_at = :at WHERE number = :config" +
      ` AND ${FIRST_TO_SEND} = (SELECT number FROM notifications WHERE id = :id)`,
  );

  const selectWaiting = db.prepare<[number], WaitingConfig>(
    `SELECT ${WAITING_COLUMNS} FROM push_configs AS c JOIN tasks AS t ON t.number = c.task_number` +
      " WHERE c.number = ?",
  );

  return {
    notifications: (taskId, configId, { limit, before, status }) =>
      read(() => {
        const config = selectConfig.get(taskId, configId);
        if (config === undefined) return undefined;
        const page = { config, before: before ?? null, status: status ?? null, limit };
        return selectPage.all(page).map(toNotification);
      }),

    redeliver: ({ taskId, configId, notificationId }, { id, at }) =>
      writes.run((): RedeliverOutcome => {
        const found = find.get(taskId, configId, notificationId);
        if (!found) return { kind: "unknown" };
        const { message_id: messageId, config_number: config, sequence, renderer } = found;
        if (found.ended_at !== null) return { kind: "conflict", reason: "ended" };
        if (found.status !== "failed" && found.status !== "dead_letter")
          return { kind: "conflict", reason: "status" };
        if (isWaiting.get(config, messageId) === 1) return { kind: "conflict", reason: "waiting" };
        supersede.run({ config, messageId, at });
        insert.run({ id, messageId, config, sequence, renderer, at });
        setDue.run({ id, config, at });
        const notification = selectOne.get(id);
        const waiting = selectWaiting.get(config);
        if (!notification || !waiting) throw new Error("what was inserted is not there");
        return { kind: "redelivered", notification: toNotification(notification), waiting };
      }),
  };
}

function toNotification(stored: StoredNotification): PushNotification {
  const optional = {
    lastResponseStatus: stored.last_response_status,
    lastError: stored.last_error,
    nextAttemptAt: stored.next_attempt_at,
    lastAttemptedAt: stored.last_attempted_at,
    completedAt: stored.completed_at,
  };
  return {
    id: stored.id,
    configId: stored.config_id,
    taskId: stored.task_id,
    renderer: stored.renderer,
    status: stored.status,
    attempts: stored.attempts,
    createdAt: stored.created_at,
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== null),
    ) as Partial<PushNotification>),
  };
}
