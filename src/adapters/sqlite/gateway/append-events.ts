import { isTerminal } from "../../../a2a/task-states";
import type {
  AppendableEvent,
  AppendOutcome,
  AppendRequest,
  LogLimit,
  TaskEvent,
} from "../../../ports/task-store";
import type { SqliteDatabase } from "../database";
import { encodeEvent, type EventLog } from "./event-log";
import type { ReceivedMessages } from "./received-messages";
import type { SharedWrites } from "./shared-writes";
import type { TaskBatch, TaskDraft } from "./task-batch";
import type { TaskDeliveries } from "./task-deliveries";
import type { TaskPushConfigs } from "./task-push-configs";

interface Parts {
  writes: SharedWrites;
  log: EventLog;
  messages: ReceivedMessages;
  deliveries: TaskDeliveries;
  pushConfigs: TaskPushConfigs;
}

/** `TaskStore.append` */
export function createAppendEvents(
  db: SqliteDatabase,
  { writes, log, messages, deliveries, pushConfigs }: Parts,
): (request: AppendRequest) => Promise<AppendOutcome> {
  const selectPublication = db
    .prepare<[number, string], number>(
      "SELECT last_sequence FROM publications WHERE task_number = ? AND publication_id = ?",
    )
    .pluck();
  const insertPublication = db.prepare(
    "INSERT INTO publications (task_number, publication_id, last_sequence) VALUES (?, ?, ?)",
  );

  /** The sequence that the same request ended at when it was appended before. */
  const repetition = (
    tasks: TaskBatch,
    { number, row }: TaskDraft,
    { publicationId, message }: AppendRequest,
  ): number | undefined => {
    if (publicationId !== undefined) {
      tasks.settle(keyOf(number, publicationId));
      const known = selectPublication.get(number, publicationId);
      if (known !== undefined) return known;
    }
    return message && messages.find(row, message, tasks)?.lastSequence;
  };

  const hasRoomFor = (
    tasks: TaskBatch,
    { number }: TaskDraft,
    { config, limit }: NonNullable<AppendRequest["pushConfig"]>,
  ) => {
    tasks.save();
    return pushConfigs.hasRoom(number, config.id, limit);
  };

  return async (request) => {
    const { taskId, at, publicationId, message, delivery, limit, pushConfig } = request;
    const encoded = upToEnd(request.events).map(encodeEvent);
    const size = encoded.reduce((sum, { bytes }) => sum + bytes, 0);
    return writes.write((tasks): AppendOutcome => {
      const draft = tasks.get(taskId);
      if (!draft) return { kind: "unknown" };
      const { number } = draft;
      const repeated = repetition(tasks, draft, request);
      if (repeated !== undefined) return { kind: "repeated", lastSequence: repeated };

      let { state, statusAt, lastSequence } = draft.row;
      if (isTerminal(state)) return { kind: "terminal", state };
      if (limit && draft.bytes + size > allowedBy(limit, encoded.at(-1)?.event))
        return { kind: "full" };
      if (pushConfig && !hasRoomFor(tasks, draft, pushConfig))
        return { kind: "too-many-push-configs" };
      const events: TaskEvent[] = [];
      for (const next of encoded) {
        lastSequence += 1;
        events.push(log.write(tasks, draft, lastSequence, next));
        if (!next.event.statusUpdate) continue;
        ({ state } = next.event.statusUpdate.status);
        statusAt = at;
      }
      const row = { ...draft.row, state, statusAt, lastSequence };
      tasks.update(draft, row, at);

      if (publicationId !== undefined)
        tasks.afterTasks(
          () => insertPublication.run(number, publicationId, lastSequence),
          keyOf(number, publicationId),
        );
      if (message) messages.add(tasks, draft, message, lastSequence);
      if (isTerminal(state)) deliveries.drop(tasks, draft);
      else if (delivery) deliveries.add(tasks, draft, delivery);
      const waiting = pushConfigs.notify(tasks, draft, events, at);
      if (pushConfig) pushConfigs.add(tasks, draft, pushConfig.config);
      return { kind: "appended", row, events, waiting };
    });
  };
}

/** The events up to the first one that ends the task. */
function upToEnd(events: readonly AppendableEvent[]): readonly AppendableEvent[] {
  const end = events.findIndex(isEnd);
  return end === -1 ? events : events.slice(0, end + 1);
}

function isEnd({ statusUpdate }: AppendableEvent): boolean {
  return statusUpdate !== undefined && isTerminal(statusUpdate.status.state);
}

function allowedBy({ bytes, endBytes }: LogLimit, last: AppendableEvent | undefined): number {
  return last && isEnd(last) ? endBytes : bytes;
}

function keyOf(taskNumber: number, publicationId: string): string {
  return `publication ${taskNumber} ${publicationId}`;
}
