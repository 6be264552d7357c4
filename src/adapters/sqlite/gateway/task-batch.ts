import type { TaskRow } from "../../../ports/task-store";
import type { SqliteDatabase } from "../database";
import { type StoredTask, TASK_COLUMNS, toTaskRow } from "./task-rows";

/** A task as the running transaction has it so far. */
export interface TaskDraft {
  readonly number: number;
  readonly row: TaskRow;
}

/**
 * The tasks that one transaction touches. However many writes there are to a task, it is read once and
 * written once.
 */
export interface TaskBatch {
  get(taskId: string): TaskDraft | undefined;
  /** Inserts a task at once, so that other tables can name it. */
  insert(row: TaskRow): TaskDraft;
  /** Sets what changes of a task: state, statusAt, lastSequence, and when that was. */
  update(draft: TaskDraft, row: TaskRow, at: string): void;
  /** Writes what was updated; the transaction may commit after it. */
  save(): void;
}

interface Draft {
  number: number;
  row: TaskRow;
  /** When it was last updated, if it was. */
  updatedAt?: string;
  hasNewStatus: boolean;
}

/** Prepares for batches; each transaction begins one of its own. */
export function prepareTaskBatches(db: SqliteDatabase): { begin(): TaskBatch } {
  const select = db.prepare<[string], StoredTask>(`SELECT ${TASK_COLUMNS} FROM tasks WHERE id = ?`);
  const insert = db.prepare(
    "INSERT INTO tasks (id, agent_id, principal, context_id, state, status_at, last_sequence, active_at)" +
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  // Two statements, since the first one leaves all indexes alone.
  const updateSequence = db.prepare(
    "UPDATE tasks SET last_sequence = ?, active_at = max(active_at, ?) WHERE number = ?",
  );
  const updateStatus = db.prepare(
    "UPDATE tasks SET last_sequence = ?, active_at = max(active_at, ?), state = ?, status_at = ?" +
      " WHERE number = ?",
  );

  return {
    begin() {
      const drafts = new Map<string, Draft>();
      return {
        get(taskId) {
          const known = drafts.get(taskId);
          if (known) return known;
          const stored = select.get(taskId);
          if (!stored) return undefined;
          const draft = { number: stored.number, row: toTaskRow(stored), hasNewStatus: false };
          drafts.set(taskId, draft);
          return draft;
        },

        insert(row) {
          const { id, agentId, principal, contextId, state, statusAt, lastSequence } = row;
          const { lastInsertRowid } = insert.run(
            ...[id, agentId, principal, contextId, state, statusAt, lastSequence, statusAt],
          );
          const draft = { number: Number(lastInsertRowid), row, hasNewStatus: false };
          drafts.set(id, draft);
          return draft;
        },

        update(draft: Draft, row, at) {
          const { state, statusAt } = draft.row;
          if (row.state !== state || row.statusAt !== statusAt) draft.hasNewStatus = true;
          draft.row = row;
          if (draft.updatedAt === undefined || draft.updatedAt < at) draft.updatedAt = at;
        },

        save() {
          for (const { number, row, updatedAt, hasNewStatus } of drafts.values()) {
            if (updatedAt === undefined) continue;
            if (hasNewStatus)
              updateStatus.run(row.lastSequence, updatedAt, row.state, row.statusAt, number);
            else updateSequence.run(row.lastSequence, updatedAt, number);
          }
        },
      };
    },
  };
}
