import type { PushConfig, Renderer, WaitingConfig } from "../../../ports/push-notification-store";
import type { TaskEvent } from "../../../ports/task-store";
import { timeOrderedIds } from "../../time-ordered-ids";
import type { SqliteDatabase } from "../database";
import { toConfigRow } from "./push-config-rows";
import type { TaskBatch, TaskDraft } from "./task-batch";

/** How the configurations of a task come, and hear of its events, within its transaction. */
export interface TaskPushConfigs {
  /** Whether a task has room for a configuration: for another one, or in place of one. */
  hasRoom(taskNumber: number, configId: string, limit: number): boolean;
  /** Sets a configuration of a task that is in the database. */
  set(task: TaskDraft, config: PushConfig): void;
  /** Sets it as soon as the task is there: it hears of what is appended after this. */
  add(tasks: TaskBatch, task: TaskDraft, config: PushConfig): void;
  /**
   * Makes notifications of what was appended to a task.
   *
   * @returns the configurations that have something to send, once the transaction has committed
   */
  notify(
    tasks: TaskBatch,
    task: TaskDraft,
    events: readonly TaskEvent[],
    at: string,
  ): readonly WaitingConfig[];
}

export function createTaskPushConfigs(db: SqliteDatabase): TaskPushConfigs {
  const countOthers = db
    .prepare<[number, string], number>(
      "SELECT count(*) FROM push_configs WHERE task_number = ? AND id <> ? AND ended_at IS NULL",
    )
    .pluck();
  // What waits goes to the new address at once.
  const upsert = db.prepare(
    "INSERT INTO push_configs (task_number, id, renderer, url, scheme, sealed, has_token," +
      " has_credentials, has_secret, created_at) VALUES (:task, :id, :renderer, :url, :scheme," +
      " :sealed, :token, :credentials, :secret, :at)" +
      " ON CONFLICT (task_number, id) DO UPDATE SET revision = revision + 1," +
      " renderer = excluded.renderer, url = excluded.url, scheme = excluded.scheme," +
      " sealed = excluded.sealed, has_token = excluded.has_token," +
      " has_credentials = excluded.has_credentials, has_secret = excluded.has_secret," +
      " ended_at = NULL, due_at = iif(due_at IS NULL, NULL, excluded.created_at)",
  );
  const selectInUse = db.prepare<
    [number],
    { number: number; renderer: Renderer; due_at: string | null }
  >(
    "SELECT number, renderer, due_at FROM push_configs WHERE task_number = ? AND ended_at IS NULL" +
      " ORDER BY number",
  );
  const insert = db.prepare(
    "INSERT INTO notifications (id, message_id, config_number, sequence, renderer, status, created_at)" +
      " VALUES (:id, :id, :config, :sequence, :renderer, 'pending', :at)",
  );
  const setDue = db.prepare("UPDATE push_configs SET due_at = ? WHERE number = ?");

  const forgetRetries = db.prepare(
    "UPDATE notifications SET next_attempt_at = NULL WHERE completed_at IS NULL AND config_number =" +
      " (SELECT number FROM push_configs WHERE task_number = ? AND id = ?)",
  );

  const set = (task: TaskDraft, config: PushConfig) => {
    task.mayHavePushConfigs = true;
    upsert.run({ task: task.number, ...toConfigRow(config) });
    forgetRetries.run(task.number, config.id);
  };

  return {
    hasRoom: (taskNumber, configId, limit) => (countOthers.get(taskNumber, configId) ?? 0) < limit,
    set,

    add(tasks, task, config) {
      task.mayHavePushConfigs = true;
      tasks.afterTasks(() => {
        set(task, config);
      });
    },

    notify(tasks, task, events, at) {
      const told = events.filter(({ event }) => event.statusUpdate ?? event.artifactUpdate);
      const waiting: WaitingConfig[] = [];
      if (!task.mayHavePushConfigs || told.length === 0) return waiting;
      const { id: taskId, agentId, principal } = task.row;
      tasks.afterTasks(() => {
        for (const { number, renderer, due_at: due } of selectInUse.all(task.number)) {
          for (const { sequence } of told)
            insert.run({ id: timeOrderedIds.next(), config: number, sequence, renderer, at });
          if (due === null) setDue.run(at, number);
          waiting.push({ number, taskId, agentId, principal, dueAt: due ?? at });
        }
      });
      return waiting;
    },
  };
}
