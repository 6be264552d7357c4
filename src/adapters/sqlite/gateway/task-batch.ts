import type { TaskRow } from "../../../ports/task-store";
import type { SqliteDatabase } from "../database";
import { type StoredTask, TASK_COLUMNS, toTaskRow } from "./task-rows";

/** A task as the running transaction has it so far. */
export interface TaskDraft {
  readonly number: number;
  readonly row: TaskRow;
  /** How large its log is, as JSON. */
  bytes: number;
  /** Whether deliveries may have been stored for it. */
  mayHaveDeliveries: boolean;
  /** Whether updates of it may have to be sent somewhere. */
  mayHavePushConfigs: boolean;
  /** The events that this transaction has appended and not yet written, as JSON. */
  unsavedEvents?: string[] | undefined;
}

/**
 * The tasks that one transaction touches. However many writes there are to a task, it is read once and
 * written once: a task that is opened and ends in the same transaction costs one row in each index.
 */
export interface TaskBatch {
  hasAgent(agentId: string): boolean;
  get(taskId: string): TaskDraft | undefined;
  open(row: TaskRow): TaskDraft;
  /** Sets what changes of a task: state, statusAt, lastSequence, and when that was. */
  update(draft: TaskDraft, row: TaskRow, at: string): void;
  /**
   * Writes something that names a task, once the task is there. In the order of the calls.
   *
   * @param key what a statement that has to see it asks `settle` for
   */
  afterTasks(write: () => void, key?: string): void;
  /** Saves if something waits under a key. */
  settle(key: string): void;
  /**
   * Writes all that was asked for so far: before statements that may have to see any of it, and before
   * the transaction commits.
   */
  save(): void;
}

interface Draft extends TaskDraft {
  row: TaskRow;
  /** Whether it is not in the database yet. */
  isNew: boolean;
  /** When it was last updated, if it was since the last save. */
  updatedAt?: string | undefined;
  hasNewStatus: boolean;
}

/** Prepares for batches; each transaction begins one of its own. */
export function prepareTaskBatches(db: SqliteDatabase): { begin(): TaskBatch } {
  const select = db.prepare<[string], StoredTask & { bytes: number }>(
    `SELECT ${TASK_COLUMNS}, bytes FROM tasks WHERE id = ?`,
  );
  const selectAgent = db.prepare<[string], number>("SELECT 1 FROM agents WHERE id = ?").pluck();
  const selectLastNumber = db.prepare<[], number | null>("SELECT max(number) FROM tasks").pluck();
  const insert = db.prepare(
    "INSERT INTO tasks (number, id, agent_id, principal, context_id, state, status_at," +
      " last_sequence, bytes, active_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  );
  // Two statements, since the first one leaves all indexes alone.
  const updateSequence = db.prepare(
    "UPDATE tasks SET last_sequence = ?, bytes = ?, active_at = max(active_at, ?) WHERE number = ?",
  );
  const updateStatus = db.prepare(
    "UPDATE tasks SET last_sequence = ?, bytes = ?, active_at = max(active_at, ?), state = ?," +
      " status_at = ? WHERE number = ?",
  );

  const saveDraft = ({ number, row, bytes, isNew, updatedAt, hasNewStatus }: Draft) => {
    const { id, agentId, principal, contextId, state, statusAt, lastSequence } = row;
    if (isNew)
      insert.run(
        ...[number, id, agentId, principal, contextId, state, statusAt, lastSequence],
        ...[bytes, updatedAt ?? statusAt],
      );
    else if (updatedAt !== undefined && hasNewStatus)
      updateStatus.run(lastSequence, bytes, updatedAt, state, statusAt, number);
    else if (updatedAt !== undefined) updateSequence.run(lastSequence, bytes, updatedAt, number);
  };

  return {
    begin() {
      const drafts = new Map<string, Draft>();
      const agents = new Set<string>();
      let waiting: (() => void)[] = [];
      const keys = new Set<string>();
      let lastNumber: number | undefined;

      const save = () => {
        for (const draft of drafts.values()) {
          saveDraft(draft);
          draft.isNew = draft.hasNewStatus = false;
          draft.updatedAt = undefined;
        }
        const writes = waiting;
        waiting = [];
        keys.clear();
        for (const write of writes) write();
      };

      return {
        hasAgent(agentId) {
          if (agents.has(agentId)) return true;
          if (selectAgent.get(agentId) === undefined) return false;
          agents.add(agentId);
          return true;
        },

        get(taskId) {
          const known = drafts.get(taskId);
          if (known) return known;
          const stored = select.get(taskId);
          if (!stored) return undefined;
          const { number, bytes } = stored;
          const state = { isNew: false, hasNewStatus: false };
          const may = { mayHaveDeliveries: true, mayHavePushConfigs: true };
          const draft = { number, bytes, row: toTaskRow(stored), ...state, ...may };
          drafts.set(taskId, draft);
          return draft;
        },

        open(row) {
          lastNumber = (lastNumber ?? selectLastNumber.get() ?? 0) + 1;
          const state = { isNew: true, hasNewStatus: false };
          const may = { mayHaveDeliveries: false, mayHavePushConfigs: false };
          const draft = { number: lastNumber, bytes: 0, row, ...state, ...may };
          drafts.set(row.id, draft);
          return draft;
        },

        update(draft: Draft, row, at) {
          const { state, statusAt } = draft.row;
          if (row.state !== state || row.statusAt !== statusAt) draft.hasNewStatus = true;
          draft.row = row;
          if (draft.updatedAt === undefined || draft.updatedAt < at) draft.updatedAt = at;
        },

        afterTasks(write, key) {
          waiting.push(write);
          if (key !== undefined) keys.add(key);
        },

        settle(key) {
          if (keys.has(key)) save();
        },

        save,
      };
    },
  };
}
