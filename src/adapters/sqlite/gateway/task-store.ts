import type { TaskStore } from "../../../ports/task-store";
import { attempt } from "../attempt";
import type { SqliteDatabase } from "../database";
import { createAppendEvents } from "./append-events";
import { createEventLog } from "./event-log";
import { createListTasks } from "./list-tasks";
import { createOpenTask } from "./open-task";
import { createReceivedMessages } from "./received-messages";
import { IS_ENDED, IS_OWED } from "./schema";
import { prepareRemoveTasks } from "./remove-tasks";
import type { SharedReads } from "./shared-reads";
import type { SharedWrites } from "./shared-writes";
import { createTaskDeliveries } from "./task-deliveries";
import { createTaskPushConfigs } from "./task-push-configs";
import { type StoredTask, TASK_COLUMNS, toTaskRow } from "./task-rows";

/** The task store on a gateway database. */
export function createTaskStore(
  db: SqliteDatabase,
  { read }: SharedReads,
  writes: SharedWrites,
): TaskStore {
  const log = createEventLog(db);
  const messages = createReceivedMessages(db);
  const deliveries = createTaskDeliveries(db);
  const parts = { writes, log, messages, deliveries, pushConfigs: createTaskPushConfigs(db) };
  const list = createListTasks(db);

  const selectOne = db.prepare<[string], StoredTask>(
    `SELECT ${TASK_COLUMNS} FROM tasks WHERE id = ?`,
  );
  const selectInScope = db.prepare<
    { id: string; agentId: string; principal: string | null },
    StoredTask
  >(
    `SELECT ${TASK_COLUMNS} FROM tasks WHERE id = :id AND agent_id = :agentId` +
      " AND (:principal IS NULL OR principal = :principal)",
  );
  const selectSilent = db.prepare<{ before: string; limit: number }, StoredTask>(
    `SELECT ${TASK_COLUMNS} FROM tasks AS t` +
      ` WHERE ${IS_OWED} AND status_at < :before AND active_at < :before` +
      " AND NOT EXISTS (SELECT 1 FROM deliveries WHERE task_number = t.number AND lease_id IS NULL)" +
      " ORDER BY status_at, number LIMIT :limit",
  );
  const removeEnded = prepareRemoveTasks(db, {
    where:
      `${IS_ENDED} AND status_at < ? AND (status_at < ? OR NOT EXISTS (SELECT 1 FROM push_configs` +
      " WHERE task_number = tasks.number AND due_at IS NOT NULL))",
    orderBy: "status_at, number",
  });

  return {
    open: createOpenTask(parts),
    append: createAppendEvents(db, parts),

    findByMessage: (scope, message) => read(() => messages.find(scope, message)),

    get: ({ agentId, principal = null }: { agentId: string; principal?: string | null }, id) =>
      read(() => {
        const stored = selectInScope.get({ id, agentId, principal });
        return stored && toTaskRow(stored);
      }),

    find: (taskId) =>
      read(() => {
        const stored = selectOne.get(taskId);
        return stored && toTaskRow(stored);
      }),

    events: (taskId, afterSequence, limit) => read(() => log.read(taskId, afterSequence, limit)),

    list: (scope, filter) => read(() => list(scope, filter)),

    reap: (before, limit, unsentBefore = before) => removeEnded(limit, before, unsentBefore),

    async silentSince(before, limit) {
      return attempt(() => selectSilent.all({ before, limit }).map(toTaskRow));
    },
  };
}
