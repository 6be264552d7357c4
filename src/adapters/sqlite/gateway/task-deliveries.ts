import type { NewDelivery } from "../../../ports/task-store";
import type { SqliteDatabase } from "../database";
import type { TaskBatch, TaskDraft } from "./task-batch";

type StoredDelivery = Omit<NewDelivery, "historyLength"> & { historyLength?: number | null };

/** How deliveries come and go with their task, within its transaction. */
export interface TaskDeliveries {
  /** Lets a delivery wait from now on, for the message that the task has just got. */
  add(tasks: TaskBatch, task: TaskDraft, delivery: NewDelivery): void;
  /** Drops the deliveries of a task that has ended, leased ones included. */
  drop(tasks: TaskBatch, task: TaskDraft): void;
}

export function createTaskDeliveries(db: SqliteDatabase): TaskDeliveries {
  const insert = db.prepare(
    "INSERT INTO deliveries (id, agent_id, task_number, sequence, history_length, payload," +
      " lease_id, leased_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const remove = db.prepare("DELETE FROM deliveries WHERE task_number = ?");

  return {
    add(tasks, task, { id, payload, historyLength = null, leasedUntil }: StoredDelivery) {
      const { number, row } = task;
      const place = [id, row.agentId, number, row.lastSequence, historyLength];
      task.mayHaveDeliveries = true;
      // The first lease needs no name of its own: nobody gives it back.
      const lease = leasedUntil === undefined ? [null, null] : [id, leasedUntil];
      tasks.afterTasks(() => insert.run(...place, payload, ...lease));
    },
    drop(tasks, { number, mayHaveDeliveries }) {
      if (mayHaveDeliveries) tasks.afterTasks(() => remove.run(number));
    },
  };
}
