import type { MessageKey, MessageReceipt, TaskRow } from "../../../ports/task-store";
import type { SqliteDatabase } from "../database";
import type { TaskBatch, TaskDraft } from "./task-batch";

type Sender = Pick<TaskRow, "agentId" | "principal">;

/** The callers' messages that opened tasks or went to them, as long as the tasks are there. */
export interface ReceivedMessages {
  /** @param tasks the batch of the running transaction, if it is one that writes */
  find(sender: Sender, message: MessageKey, tasks?: TaskBatch): MessageReceipt | undefined;
  /** Remembers a message, within a running transaction. */
  add(tasks: TaskBatch, task: TaskDraft, message: MessageKey, lastSequence: number): void;
}

export function createReceivedMessages(db: SqliteDatabase): ReceivedMessages {
  const select = db.prepare<[string, string, string, string], MessageReceipt>(
    "SELECT t.id AS taskId, m.last_sequence AS lastSequence" +
      " FROM messages AS m JOIN tasks AS t ON t.number = m.task_number" +
      " WHERE m.agent_id = ? AND m.principal = ? AND m.message_id = ? AND m.digest = ?",
  );
  const insert = db.prepare(
    "INSERT INTO messages (agent_id, principal, message_id, digest, task_number, last_sequence)" +
      " VALUES (?, ?, ?, ?, ?, ?)",
  );

  return {
    find({ agentId, principal }, { messageId, digest }, tasks) {
      tasks?.settle(keyOf(digest));
      return select.get(agentId, principal, messageId, digest);
    },

    add(tasks, { number, row: { agentId, principal } }, { messageId, digest }, lastSequence) {
      tasks.afterTasks(
        () => insert.run(agentId, principal, messageId, digest, number, lastSequence),
        keyOf(digest),
      );
    },
  };
}

function keyOf(digest: string): string {
  return `message ${digest}`;
}
