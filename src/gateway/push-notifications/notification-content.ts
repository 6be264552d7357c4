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

  const take = (taskId: string): FoldedUpTo | undefined => {
    const found = known.get(taskId);
    known.delete(taskId);
    knownCharacters -= found?.characters ?? 0;
    return found;
  };

  const keep = (taskId: string, folded: FoldedUpTo) => {
    take(taskId);
    known.set(taskId, folded);
    knownCharacters += folded.characters;
    for (const oldest of known.keys()) {
      if (knownCharacters <= MAX_FOLDED_CHARACTERS) break;
      take(oldest);
    }
  };

  return {
    /** Shows a task to a function as an event left it, and answers what that does. */
    async show<T>(taskId: string, sequence: number, render: (task: FoldedTask) => T) {
      const found = take(taskId);
      const start = found && found.sequence <= sequence ? found : undefined;
      const missing = sequence - (start?.sequence ?? 0);
      const events = missing === 0 ? [] : await store.events(taskId, start?.sequence ?? 0, missing);
      if (events.length < missing) return undefined;
      const task = start ? applyAll(start.task, events) : foldTask(loggedIn(events));
      const added = events.reduce((sum, { json }) => sum + json.length, 0);
      const rendered = render(task);
      keep(taskId, { task, sequence, characters: (start?.characters ?? 0) + added });
      return rendered;
    },
  };
}

interface FoldedUpTo {
  readonly task: FoldedTask;
  readonly sequence: number;
  /** How long the JSON of its events is. */
  readonly characters: number;
}

function applyAll(task: FoldedTask, events: readonly TaskEvent[]): FoldedTask {
  for (const event of loggedIn(events)) applyEvent(task, event);
  return task;
}

function loggedIn(events: readonly TaskEvent[]) {
  return events.map(({ event }) => event);
}
