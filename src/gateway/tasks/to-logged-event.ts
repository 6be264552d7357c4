import type { AgentEvent, AgentMessage, AgentStatus } from "../../../generated/agent-link/types";
import type { Message, TaskState } from "../../../generated/types";
import type { AppendableEvent } from "../../ports/task-store";

/** What the gateway adds to what an agent says. */
export interface EventFrame {
  taskId: string;
  contextId: string;
  /** The state of the task before the event. */
  state: TaskState;
  /** UTC, milliseconds, Z: timestamps are the gateway's. */
  timestamp: string;
  nextId(): string;
}

/** The state of a task after one thing that its agent says. */
export function stateAfter({ status, message }: AgentEvent, before: TaskState): TaskState {
  if (status) return status.state;
  // Whoever says something is at work.
  return message && before === "TASK_STATE_SUBMITTED" ? "TASK_STATE_WORKING" : before;
}

/** The event of a task's log for one thing that an agent says. A message is a status with words. */
export function toLoggedEvent(event: AgentEvent, frame: EventFrame): AppendableEvent {
  if (event.artifact) {
    const { append, lastChunk, ...artifact } = event.artifact;
    return {
      artifactUpdate: {
        taskId: frame.taskId,
        contextId: frame.contextId,
        artifact: artifact,
        ...(append === undefined ? {} : { append }),
        ...(lastChunk === undefined ? {} : { lastChunk }),
      },
    };
  }
  const status: AgentStatus = event.status ?? {
    state: stateAfter(event, frame.state),
    message: event.message,
  };
  return {
    statusUpdate: {
      taskId: frame.taskId,
      contextId: frame.contextId,
      status: {
        state: status.state,
        ...(status.message ? { message: toMessage(status.message, frame) } : {}),
        timestamp: frame.timestamp,
      },
      ...(status.metadata ? { metadata: status.metadata } : {}),
    },
  };
}

/** An agent's message with what the gateway adds (A2A §4.1.4). */
export function toMessage(
  { messageId, ...content }: AgentMessage,
  { taskId, contextId, nextId }: Pick<EventFrame, "contextId" | "nextId"> & { taskId?: string },
): Message {
  return {
    messageId: messageId ?? nextId(),
    contextId,
    ...(taskId === undefined ? {} : { taskId }),
    role: "ROLE_AGENT",
    ...content,
  };
}
