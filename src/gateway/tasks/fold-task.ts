import type { Artifact, Message, Task, TaskArtifactUpdateEvent } from "../../../generated/types";
import type { LoggedEvent } from "../../ports/task-store";

type Metadata = NonNullable<Artifact["metadata"]>;

/** A task as the events of its log leave it. It grows in place: applying an event costs its own size. */
export interface FoldedTask {
  task: Task;
  history: Message[];
  /** By their ids, in the order in which they came. */
  artifacts: Map<string, Artifact>;
}

/**
 * Folds the events of a log, the first of which is the task itself. Artifacts that are not wanted are
 * not put together.
 *
 * @throws Error when the log does not start with a task
 */
export function foldTask(
  events: Iterable<LoggedEvent>,
  { includeArtifacts = true }: { includeArtifacts?: boolean | undefined } = {},
): FoldedTask {
  let folded: FoldedTask | undefined;
  for (const event of events) {
    if (!folded) folded = startFold(event);
    else if (includeArtifacts || !event.artifactUpdate) applyEvent(folded, event);
  }
  if (!folded) throw new Error("a task's log is empty");
  return folded;
}

/** Starts from the first event of a log. */
export function startFold(event: LoggedEvent): FoldedTask {
  if (!("task" in event) || !event.task) throw new Error("a task's log must start with the task");
  const { history = [], artifacts = [], ...task } = event.task;
  const copies = artifacts.map(
    (artifact) => [artifact.artifactId, copyArtifact(artifact)] as const,
  );
  return { task, history: [...history], artifacts: new Map(copies) };
}

/** Applies one more event, in place. */
export function applyEvent(folded: FoldedTask, event: LoggedEvent): void {
  if ("userMessage" in event) {
    // What the caller answers was said before it.
    leaveMessage(folded);
    folded.history.push(event.userMessage);
  } else if (event.statusUpdate) {
    leaveMessage(folded);
    folded.task = { ...folded.task, status: event.statusUpdate.status };
  } else if (event.artifactUpdate) {
    applyArtifact(folded.artifacts, event.artifactUpdate);
  }
}

/** The message of a status becomes history when something comes after it (A2A §3.7). */
function leaveMessage(folded: FoldedTask): void {
  const { message, ...status } = folded.task.status;
  if (!message) return;
  folded.history.push(message);
  folded.task = { ...folded.task, status };
}

/**
 * The task as it is answered: with at most `historyLength` of the latest messages, all where it is
 * undefined, and none (and no history member) where it is 0 (A2A §3.2.4).
 */
export function toTask(
  { task, history, artifacts }: FoldedTask,
  { historyLength }: { historyLength?: number | undefined } = {},
): Task {
  const shown = latest(history, historyLength);
  return {
    ...task,
    ...(artifacts.size > 0 ? { artifacts: [...artifacts.values()].map(copyArtifact) } : {}),
    ...(shown.length > 0 ? { history: shown } : {}),
  };
}

function latest(history: readonly Message[], length: number | undefined): Message[] {
  if (length === undefined) return [...history];
  return length === 0 ? [] : history.slice(-length);
}

function applyArtifact(artifacts: Map<string, Artifact>, update: TaskArtifactUpdateEvent): void {
  const { artifact, append } = update;
  const existing = append ? artifacts.get(artifact.artifactId) : undefined;
  if (!existing) {
    artifacts.set(artifact.artifactId, copyArtifact(artifact));
    return;
  }
  // One by one: as arguments of one call they would have to fit onto the stack.
  for (const part of artifact.parts) existing.parts.push(part);
  if (artifact.metadata) existing.metadata = mergeInto(existing.metadata ?? {}, artifact.metadata);
}

/** Adds members in place, so that what is there already is not copied for each of them. */
function mergeInto(target: Metadata, source: Metadata): Metadata {
  for (const [name, value] of Object.entries(source)) {
    // Assigning this one would change what the object inherits from.
    if (name === "__proto__")
      Object.defineProperty(target, name, {
        value,
        configurable: true,
        enumerable: true,
        writable: true,
      });
    else target[name] = value;
  }
  return target;
}

/** A copy that can grow: the events, and tasks that were answered, stay as they are. */
function copyArtifact(artifact: Artifact): Artifact {
  const copy = { ...artifact, parts: [...artifact.parts] };
  if (copy.metadata) copy.metadata = { ...copy.metadata };
  return copy;
}
