import type { LoggedEvent, TaskEvent } from "../../../ports/task-store";
import type { SqliteDatabase } from "../database";
import type { TaskBatch, TaskDraft } from "./task-batch";

/** An event and its JSON. */
export interface EncodedEvent<Event extends LoggedEvent = LoggedEvent> {
  readonly event: Event;
  readonly json: string;
  /** How long the JSON is as it is stored. */
  readonly bytes: number;
}

/**
 * Encodes an event as it is when it is handed in. The event is read from its JSON again, so that what is
 * told of it is what is stored, whatever its owner does to the original later.
 */
export function encodeEvent<Event extends LoggedEvent>(original: Event): EncodedEvent<Event> {
  const json = JSON.stringify(original);
  return { event: JSON.parse(json) as Event, json, bytes: Buffer.byteLength(json) };
}

/** The events of tasks as they are stored. */
export interface EventLog {
  /** Writes an event of a task under a sequence, within a running transaction. */
  write(tasks: TaskBatch, task: TaskDraft, sequence: number, encoded: EncodedEvent): TaskEvent;
  /** The events of a task after a sequence, in order, at most `limit` if it is given. */
  read(taskId: string, afterSequence: number, limit?: number): TaskEvent[];
}

export function createEventLog(db: SqliteDatabase): EventLog {
  const insert = db.prepare("INSERT INTO events (task_number, sequence, event) VALUES (?, ?, ?)");
  const select = db.prepare<[string, number, number], { sequence: number; event: string }>(
    "SELECT sequence, event FROM events" +
      " WHERE task_number = (SELECT number FROM tasks WHERE id = ?) AND sequence > ?" +
      " ORDER BY sequence LIMIT ?",
  );

  return {
    write(tasks, task, sequence, { event, json, bytes }) {
      const { number } = task;
      task.bytes += bytes;
      tasks.afterTasks(() => insert.run(number, sequence, json));
      return { sequence, event, json };
    },

    // -1 is no limit.
    read: (taskId, afterSequence, limit = -1) =>
      select.all(taskId, afterSequence, limit).map(({ sequence, event: json }) => ({
        sequence,
        event: JSON.parse(json) as LoggedEvent,
        json,
      })),
  };
}
