import type { Delivery } from "../../../generated/agent-link/types";
import type { Message, SendMessageConfiguration, Task } from "../../../generated/types";
import type { AgentRecord } from "../../ports/agent-store";
import type { PushConfig } from "../../ports/push-notification-store";
import type { NewTask } from "../../ports/task-store";

/** What is kept of a configuration that came with a message, for the task that the message is part of. */
export type PreparePushConfig = (taskId: string) => PushConfig;

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
  pushConfig?: PreparePushConfig | undefined;
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
