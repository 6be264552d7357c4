import type {
  PushNotificationStore,
  SetOutcome,
  WaitingConfig,
} from "../../../ports/push-notification-store";
import type { SqliteDatabase } from "../database";
import {
  CONFIG_COLUMNS,
  type StoredConfigRow,
  toPushConfig,
  WAITING_COLUMNS,
} from "./push-config-rows";
import type { SharedReads } from "./shared-reads";
import type { SharedWrites } from "./shared-writes";
import type { TaskPushConfigs } from "./task-push-configs";

type Methods = Pick<PushNotificationStore, "set" | "get" | "list" | "remove" | "sealed">;

/** The configurations of tasks, in a gateway database. */
export function createPushConfigs(
  db: SqliteDatabase,
  { read }: SharedReads,
  writes: SharedWrites,
  ofTasks: TaskPushConfigs,
): Methods {
  const OF_TASK = "task_number = (SELECT number FROM tasks WHERE id = ?)";
  const select = db.prepare<[string, string], StoredConfigRow>(
    `SELECT ${CONFIG_COLUMNS} FROM push_configs AS c WHERE ${OF_TASK} AND id = ? AND ended_at IS NULL`,
  );
  const selectPage = db.prepare<
    { task: string; after: string | null; ended: number; limit: number },
    StoredConfigRow
  >(
    `SELECT ${CONFIG_COLUMNS} FROM push_configs AS c JOIN tasks AS t ON t.number = c.task_number` +
      " WHERE t.id = :task AND (:ended OR c.ended_at IS NULL)" +
      // One that has gone meanwhile leaves nothing to begin after: the page begins at the front.
      " AND c.number > coalesce((SELECT number FROM push_configs" +
      " WHERE task_number = t.number AND id = :after), 0)" +
      " ORDER BY c.number LIMIT :limit",
  );
  const selectWaiting = db.prepare<[string, string], WaitingConfig>(
    `SELECT ${WAITING_COLUMNS} FROM push_configs AS c JOIN tasks AS t ON t.number = c.task_number` +
      " WHERE t.id = ? AND c.id = ? AND c.due_at IS NOT NULL",
  );
  const remove = db.prepare(`DELETE FROM push_configs WHERE ${OF_TASK} AND id = ?`);
  const selectSealed = db.prepare<[], { sealed: string; taskId: string; configId: string }>(
    "SELECT c.sealed, t.id AS taskId, c.id AS configId FROM push_configs AS c" +
      " JOIN tasks AS t ON t.number = c.task_number WHERE c.sealed IS NOT NULL",
  );

  return {
    set: (taskId, config, limit) =>
      writes.write((tasks): SetOutcome => {
        const task = tasks.get(taskId);
        if (!task) return { kind: "unknown-task" };
        tasks.save();
        if (!ofTasks.hasRoom(task.number, config.id, limit)) return { kind: "full" };
        ofTasks.set(task, config);
        const waiting = selectWaiting.get(taskId, config.id);
        return { kind: "set", ...(waiting ? { waiting } : {}) };
      }),
    get: (taskId, configId) =>
      read(() => {
        const stored = select.get(taskId, configId);
        return stored && toPushConfig(stored);
      }),
    list: (taskId, { limit, after, ended = false }) =>
      read(() =>
        selectPage
          .all({ task: taskId, after: after ?? null, ended: Number(ended), limit })
          .map(toPushConfig),
      ),
    remove: (taskId, configId) => writes.run(() => remove.run(taskId, configId).changes > 0),
    sealed: () => read(() => selectSealed.all()),
  };
}
