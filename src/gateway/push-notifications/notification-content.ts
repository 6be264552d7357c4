import type { NotificationEvent } from "../../a2a/notification-headers";
import type { NextNotification } from "../../ports/push-notification-store";
import type { TaskEvent, TaskStore } from "../../ports/task-store";
import { taskTo03 } from "../compat-0.3";
import { applyEvent, type FoldedTask, foldTask, toTask } from "../tasks/fold-task";

/** What a notification tells: the same at each attempt. */
export interface NotificationContent {
  readonly event: NotificationEvent;
  readonly contentType: string;
  readonly body: string;
}

type Told = Pick<NextNotification, "taskId" | "sequence" | "renderer">;

/**
 * How large the log of a task may be, up to an event, for 0.3 to tell the task as a whole. A larger one
 * is told without its artifacts and history: each of its events would have all of it sent again.
 */
export const MAX_TOLD_BYTES = 1024 * 1024;

/** How much of tasks is kept, as they were when last told of: so long is the JSON of their events. */
const MAX_FOLDED_CHARACTERS = 32 * 1024 * 1024;

/**
 * Renders notifications from the task's log: in 1.0 the event (A2A §4.3.3), in 0.3 the task as the event
 * left it (A2A 0.3 §9.5). Undefined where the task has gone.
 */
export function createNotificationContent(store: Pick<TaskStore, "events">) {
  const folded = createFoldedTasks(store);
  return async (told: Told): Promise<NotificationContent | undefined> => {
    const { taskId, sequence, renderer } = told;
    const [found] = await store.events(taskId, sequence - 1, 1);
    if (!found) return undefined;
    const event = found.event.artifactUpdate ? "task.artifact" : "task.state";
    if (renderer === "a2a-1.0")
      return { event, contentType: "application/a2a+json", body: found.json };
    return folded.show(taskId, sequence, (task) => ({
      event,
      contentType: "application/json",
      body: JSON.stringify(taskTo03(toTask(task))),
    }));
  };
}

/** Tasks as some event left them. In order, each event is applied once. */
function createFoldedTasks(store: Pick<TaskStore, "events">) {
  const known = new Map<string, FoldedUpTo>();
  let knownCharacters = 0;
  let last: Promise<unknown> = Promise.resolve();

  const take = (taskId: string): FoldedUpTo | undefined => {
    const found = known.get(taskId);
    known.delete(taskId);
    if (found) knownCharacters -= charactersOf(found);
    return found;
  };

  const keep = (taskId: string, folded: FoldedUpTo) => {
    take(taskId);
    known.set(taskId, folded);
    knownCharacters += charactersOf(folded);
    for (const oldest of known.keys()) {
      if (knownCharacters <= MAX_FOLDED_CHARACTERS) break;
      take(oldest);
    }
  };

  const showNow = async <T>(
    taskId: string,
    sequence: number,
    render: (task: FoldedTask) => T,
  ): Promise<T | undefined> => {
    const found = take(taskId);
    let folded = found && found.sequence <= sequence ? found : undefined;
    while ((folded?.sequence ?? 0) < sequence) {
      const after: number = folded?.sequence ?? 0;
      // Page by page: others have their turn in between.
      const events = await store.events(taskId, after, Math.min(PAGE, sequence - after));
      if (events.length === 0) return undefined;
      folded = goOn(folded, events);
    }
    if (!folded) return undefined;
    const rendered = render(folded.task);
    keep(taskId, folded);
    return rendered;
  };

  return {
    /** Shows a task to a function as an event left it, and answers what that does. */
    show<T>(taskId: string, sequence: number, render: (task: FoldedTask) => T) {
      // One at a time: who comes next to a task need not read again what has just been read of it.
      const shown = last.then(() => showNow(taskId, sequence, render));
      last = shown.catch(() => undefined);
      return shown;
    },
  };
}

/** How many events are read at a time. */
const PAGE = 20;

interface FoldedUpTo {
  readonly task: FoldedTask;
  readonly sequence: number;
  /** How long the JSON of its events is. */
  readonly read: number;
  /** How long that of its status is. */
  readonly statusCharacters: number;
  /** Whether its status is all that is kept. */
  readonly isLarge: boolean;
}

function charactersOf({ isLarge, read, statusCharacters }: FoldedUpTo): number {
  return isLarge ? statusCharacters : read;
}

function goOn(before: FoldedUpTo | undefined, events: readonly TaskEvent[]): FoldedUpTo {
  const logged = loggedIn(events);
  const read = events.reduce((sum, { json }) => sum + json.length, before?.read ?? 0);
  const isLarge = read > MAX_TOLD_BYTES;
  const task = before ? before.task : foldTask(logged.slice(0, 1));
  for (const event of before ? logged : logged.slice(1))
    if (!isLarge || !event.artifactUpdate) applyEvent(task, event);
  if (isLarge) {
    task.history.length = 0;
    task.artifacts.clear();
  }
  const status = events.findLast(({ event }) => event.statusUpdate);
  const statusCharacters = status?.json.length ?? before?.statusCharacters ?? 0;
  const sequence = events.at(-1)?.sequence ?? 0;
  return { task, sequence, read, statusCharacters, isLarge };
}

function loggedIn(events: readonly TaskEvent[]) {
  return events.map(({ event }) => event);
}
