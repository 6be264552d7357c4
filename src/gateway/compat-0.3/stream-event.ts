import type * as v03 from "../../../generated/a2a-0.3/types";
import type {
  StreamResponse,
  TaskArtifactUpdateEvent,
  TaskState,
  TaskStatusUpdateEvent,
} from "../../../generated/types";
import { artifactFrom03, artifactTo03 } from "./artifact";
import { messageFrom03, messageTo03 } from "./message";
import { present } from "./present";
import { type Metadata, stow, unstow } from "./reserved-metadata";
import { taskFrom03, taskStatusFrom03, taskStatusTo03, taskTo03 } from "./task";

/** Where 1.0 metadata holds what only a 0.3 event has a field for. */
const RESERVED_KEY = "a2a-0.3";

/** The states that end a stream, whose event is the last one. */
export type ClosingStates = ReadonlySet<TaskState>;

/** The states that end a task, and so each of its streams. */
export const CLOSING_RESUBSCRIPTION: ClosingStates = new Set<TaskState>([
  "TASK_STATE_COMPLETED",
  "TASK_STATE_FAILED",
  "TASK_STATE_CANCELED",
  "TASK_STATE_REJECTED",
]);

/** A message's stream ends, too, where the client is asked for the next message. */
export const CLOSING_SEND: ClosingStates = new Set<TaskState>([
  ...CLOSING_RESUBSCRIPTION,
  "TASK_STATE_INPUT_REQUIRED",
]);

export function streamEventFrom03(event: v03.SendStreamingMessageResult): StreamResponse {
  switch (event.kind) {
    case "task":
      return { task: taskFrom03(event) };
    case "message":
      return { message: messageFrom03(event) };
    case "status-update":
      return { statusUpdate: statusUpdateFrom03(event) };
    case "artifact-update":
      return { artifactUpdate: artifactUpdateFrom03(event) };
  }
}

/** @param closing the states whose event is the last of this stream */
export function streamEventTo03(
  event: StreamResponse,
  closing: ClosingStates = CLOSING_SEND,
): v03.SendStreamingMessageResult {
  if (event.statusUpdate) return statusUpdateTo03(event.statusUpdate, closing);
  if (event.artifactUpdate) return artifactUpdateTo03(event.artifactUpdate);
  return event.task ? taskTo03(event.task) : messageTo03(event.message);
}

/** 1.0 does not mark the last event, so a mark that the state does not imply goes into metadata. */
export function statusUpdateFrom03(event: v03.TaskStatusUpdateEvent): TaskStatusUpdateEvent {
  const status = taskStatusFrom03(event.status);
  const isImplied = event.final === CLOSING_SEND.has(status.state);
  const isReserved = event.metadata !== undefined && Object.hasOwn(event.metadata, RESERVED_KEY);
  return {
    ...present(event, "taskId", "contextId"),
    status,
    ...(isImplied && !isReserved
      ? present(event, "metadata")
      : { metadata: stow(event.metadata, RESERVED_KEY, isImplied ? {} : { final: event.final }) }),
  };
}

/** @param closing the states whose event is the last of its stream */
export function statusUpdateTo03(
  event: TaskStatusUpdateEvent,
  closing: ClosingStates = CLOSING_SEND,
): v03.TaskStatusUpdateEvent {
  const unstowed = unstow(event.metadata, RESERVED_KEY, isFinalMark);
  const { metadata } = unstowed ?? event;
  const mark = unstowed?.values.final as boolean | undefined;
  return {
    kind: "status-update",
    ...present(event, "taskId", "contextId"),
    status: taskStatusTo03(event.status),
    final: mark ?? closing.has(event.status.state),
    ...present({ metadata }, "metadata"),
  };
}

function isFinalMark(values: Metadata): boolean {
  return Object.entries(values).every(
    ([name, value]) => name === "final" && typeof value === "boolean",
  );
}

export function artifactUpdateFrom03(event: v03.TaskArtifactUpdateEvent): TaskArtifactUpdateEvent {
  return {
    ...present(event, "taskId", "contextId"),
    artifact: artifactFrom03(event.artifact),
    ...present(event, "append", "lastChunk", "metadata"),
  };
}

export function artifactUpdateTo03(event: TaskArtifactUpdateEvent): v03.TaskArtifactUpdateEvent {
  return {
    kind: "artifact-update",
    ...present(event, "taskId", "contextId"),
    artifact: artifactTo03(event.artifact),
    ...present(event, "append", "lastChunk", "metadata"),
  };
}
