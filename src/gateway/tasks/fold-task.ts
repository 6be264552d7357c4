import type { Artifact, Message, Task, TaskArtifactUpdateEvent } from "../../../generated/types";
import type { LoggedEvent } from "../../ports/task-store";

/** A task as the events of its log leave it. It grows in place: applying an event costs its own size. */
export interface FoldedTask {
  task: Task;
  history: Message[];
  artifacts: Artifact[];
}

/**
 * Folds the events of a log, the first of which is the task itself.
 *
 * @throws Error when the log does not start with a task
 */
export function foldTask(events: Iterable<LoggedEvent>): FoldedTask {
  let folded: FoldedTask | undefined;
  for (const event of events) {
    if (folded) applyEvent(folded, event);
    else folded = startFold(event);
  }
  if (!folded) throw new Error("a task's log is empty");
  return folded;
}

/** Starts from the first event of a log. */
export function startFold(event: LoggedEvent): FoldedTask {
  if (!("task" in event) || !event.task) throw new Error("a task's log must start with the task");
  const { history = [], artifacts = [], ...task } = event.task;
  return { task, history: [...history], artifacts: artifacts.map(copyArtifact) };
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
  options: { historyLength?: number | undefined; includeArtifacts?: boolean } = {},
): Task {
  const { historyLength, includeArtifacts = true } = options;
  const shown = latest(history, historyLength);
  return {
    ...task,
    ...(includeArtifacts && artifacts.length > 0 ? { artifacts: artifacts.map(copyArtifact) } : {}),
    ...(shown.length > 0 ? { history: shown } : {}),
  };
}

function latest(history: readonly Message[], length: number | undefined): Message[] {
  if (length === undefined) return [...history];
  return length === 0 ? [] : history.slice(-length);
}

function applyArtifact(artifacts: Artifact[], update: TaskArtifactUpdateEvent): void {
  const { artifact, append } = update;
  const index = artifacts.findIndex(({ artifactId }) => artifactId === artifact.artifactId);
  const existing = artifacts[index];
  if (!existing) {
    artifacts.push(copyArtifact(artifact));
    return;
  }
  if (!append) {
    artifacts[index] = copyArtifact(artifact);
    return;
  }
  existing.parts.push(...artifact.parts);
  if (artifact.metadata) existing.metadata = { ...existing.metadata, ...artifact.metadata };
}

function copyArtifact(artifact: Artifact): Artifact {
  return { ...artifact, parts: [...artifact.parts] };
}
