import type { LoggedEvent, TaskEvent } from "../../../ports/task-store";
import type { SqliteDatabase } from "../database";

/** An event with its JSON, made when it was handed in: what its owner does to it later changes nothing. */
export interface EncodedEvent<Event extends LoggedEvent = LoggedEvent> {
  readonly event: Event;
  readonly json: string;
}

export function encodeEvent<Event extends LoggedEvent>(event: Event): EncodedEvent<Event> {
  return { event, json: JSON.stringify(event) };
}

/** The events of tasks as they are stored. */
export interface EventLog {
  /** Writes an event under a sequence, within a running transaction. */
  write(taskNumber: number, sequence: number, encoded: EncodedEvent): TaskEvent;
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
    write(taskNumber, sequence, { event, json }) {
      insert.run(taskNumber, sequence, json);
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
