import type { Delivery } from "../../../generated/agent-link/types";
import type { RpcError } from "../../../generated/errors";
import type { Message, SendMessageConfiguration, Task } from "../../../generated/types";
import type { AgentRecord } from "../../ports/agent-store";
import type { PushConfig } from "../../ports/push-notification-store";
import type { NewTask } from "../../ports/task-store";

/** A push notification configuration that came with a message. */
export interface SentPushConfig {
  /** How many the task may have. */
  limit: number;
  /** What is kept of it, for the task that the message is part of. */
  prepare(taskId: string): PushConfig;
  /** What the message is refused with where the task has that many. */
  tooMany(): RpcError;
}

/** A message on its way to an agent. */
export interface SendInput {
  agent: AgentRecord;
  /** Whose task it becomes. */
  principal: string;
  /** The user who answers for the call. */
  userId: string;
  /** Whether the caller is the agent's owner, who may continue any of its tasks. */
  isOwner: boolean;
  message: Message;
  configuration?: SendMessageConfiguration | undefined;
  metadata?: Record<string, unknown> | undefined;
  /** What the caller says of itself. */
  callerId: string;
  /** Where the updates that the message leads to are sent, beside where others are. */
  pushConfig?: SentPushConfig | undefined;
}

/** What an agent gets of a message, but for its history. */
export function buildDelivery(
  { message, configuration, metadata, userId, callerId }: SendInput,
  { id, taskId, contextId, principal }: Pick<Delivery, "id" | "taskId" | "contextId" | "principal">,
): Delivery {
  return {
    id,
    taskId,
    contextId,
    history: [],
    principal,
    kind: "message",
    message: { ...message, taskId, contextId },
    acceptedOutputModes: configuration?.acceptedOutputModes ?? [],
    ...(metadata ? { metadata } : {}),
    from: { owner_id: userId, caller_id: callerId },
  };
}

/** The task that a delivery opens, as it is stored. */
export function buildSubmittedTask(
  { taskId, contextId, message }: Delivery,
  { agent, principal }: SendInput,
  timestamp: string,
): Pick<NewTask, "row" | "task"> {
  const state = "TASK_STATE_SUBMITTED";
  const task: Task = {
    id: taskId,
    contextId,
    status: { state, timestamp },
    history: [message],
  };
  const row = { id: taskId, agentId: agent.id, principal, contextId, state, statusAt: timestamp };
  return { row: { ...row, state }, task };
}
