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

export function encodeEvent<Event extends LoggedEvent>(event: Event): EncodedEvent<Event> {
  const json = JSON.stringify(event);
  return { event, json, bytes: Buffer.byteLength(json) };
}

/** Separates events in a row. JSON has it escaped wherever it stands in a text. */
const SEPARATOR = "\n";

/** What a row of the table holds. */
interface StoredLines {
  last_sequence: number;
  lines: string;
}

/** The events of tasks as they are stored. */
export interface EventLog {
  /** Writes an event of a task under a sequence, within a running transaction. */
  write(tasks: TaskBatch, task: TaskDraft, sequence: number, encoded: EncodedEvent): TaskEvent;
  /** The events of a task after a sequence, in order, at most `limit` if it is given. */
  read(taskId: string, afterSequence: number, limit?: number): TaskEvent[];
}

export function createEventLog(db: SqliteDatabase): EventLog {
  const insert = db.prepare(
    "INSERT INTO events (task_number, last_sequence, lines) VALUES (?, ?, ?)",
  );
  const select = db.prepare<[string, number], StoredLines>(
    "SELECT last_sequence, lines FROM events" +
      " WHERE task_number = (SELECT number FROM tasks WHERE id = ?) AND last_sequence > ?" +
      " ORDER BY last_sequence",
  );

  return {
    write(tasks, task, sequence, { event, json, bytes }) {
      task.bytes += bytes;
      const unsaved = task.unsavedEvents;
      if (unsaved) {
        unsaved.push(json);
      } else {
        const lines = [json];
        task.unsavedEvents = lines;
        tasks.afterTasks(() => {
          task.unsavedEvents = undefined;
          insert.run(task.number, sequence + lines.length - 1, lines.join(SEPARATOR));
        });
      }
      return { sequence, event, json };
    },

    read(taskId, afterSequence, limit = Infinity) {
      const events: TaskEvent[] = [];
      for (const { last_sequence: last, lines } of select.iterate(taskId, afterSequence)) {
        const stored = lines.split(SEPARATOR);
        const first = last - stored.length + 1;
        for (
          let index = Math.max(0, afterSequence - first + 1);
          index < stored.length;
          index += 1
        ) {
          if (events.length >= limit) return events;
          const json = stored[index] ?? "";
          events.push({ sequence: first + index, event: JSON.parse(json) as LoggedEvent, json });
        }
      }
      return events;
    },
  };
}
