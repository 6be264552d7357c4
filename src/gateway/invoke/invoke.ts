import type { Delivery } from "../../../generated/agent-link/types";
import { InvalidAgentResponseError, RpcError } from "../../../generated/errors";
import type { GatewayInvokeRequest, Message, TaskState } from "../../../generated/types";
import { RequestAbortedError } from "../../http/read-body";
import type { AgentRecord } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { Ids } from "../../ports/ids";
import type { Logger } from "../../ports/logger";
import { type AgentConnector, InvalidAgentEventError } from "../agents/connector";
import { AgentModuleError } from "../../ports/agent-module";
import type { Caller } from "../keys/authenticate";
import { checkMessage } from "../methods/check-message";
import type { Exchanges } from "../tasks/exchanges";
import { createInvocation, type Invocation, type InvocationEnd } from "./invocation";
import { RestError } from "../rest/rest-error";

/** One invoke, checked. */
export interface InvokeInput {
  request: GatewayInvokeRequest;
  caller: Pick<Caller, "agent" | "userId" | "principal">;
  /** What the caller says of itself. */
  callerId: string;
  /** Aborts when the caller leaves. */
  signal: AbortSignal;
  /** The agent has been handed the message. */
  onDelivered(): void;
  /** Hears the text of the reply piece by piece. */
  onPiece(text: string): void;
}

/** What an agent replied. */
export interface InvokeReply {
  text: string;
  contextId: string;
  thought?: string;
}

export interface InvokeOptions {
  connectorOf(agent: AgentRecord): AgentConnector;
  keep: Exchanges["keep"];
  clock: Clock;
  ids: Ids;
  logger: Logger;
  /** The longest that an invoke waits. */
  blockingMaxMs: number;
}

/**
 * Hands one message to an agent and waits for the reply. Nothing of it is kept. An agent whose reply is
 * not waited for any more is told to stop.
 *
 * The function throws RestError `conflict` when the agent gives no reply, `service_timeout` when it
 * takes too long; RpcError when it cannot be reached or does not take the message; RequestAbortedError
 * when the caller has left.
 */
export function createInvoke(options: InvokeOptions) {
  const { connectorOf, keep, clock, ids, logger, blockingMaxMs } = options;
  return async (input: InvokeInput): Promise<InvokeReply> => {
    const { caller, request, signal } = input;
    const { agent } = caller;
    const delivery = buildInvokeDelivery(input, ids);
    checkMessage({ message: delivery.message }, agent);
    const invocation = createInvocation({ delivery, clock, ids, onPiece: input.onPiece });
    keep(agent.id, delivery.id, invocation);
    const connector = connectorOf(agent);
    try {
      await connector.deliver(agent, delivery, invocation);
      input.onDelivered();
      const waitMs = Math.min(request.timeout_ms ?? blockingMaxMs, blockingMaxMs);
      const end = await endOf(invocation, waitMs, signal);
      if (end.kind === "error") logger.error({ err: end.reason, agentId: agent.id }, FAILED);
      return { contextId: delivery.contextId, ...replyOf(end) };
    } catch (reason) {
      connector.cancel(agent, delivery.taskId);
      invocation.abandon();
      throw reason;
    }
  };
}

const FAILED = "an agent failed at an invoke";

function buildInvokeDelivery({ request, caller, callerId }: InvokeInput, ids: Ids): Delivery {
  const taskId = ids.next();
  const contextId = request.context_id ?? ids.next();
  const message: Message = {
    messageId: ids.next(),
    role: "ROLE_USER",
    taskId,
    contextId,
    parts: [{ text: request.message }, ...(request.attachments ?? []).map((data) => ({ data }))],
  };
  return {
    // As of the first delivery of a task: who is told to stop may know one of the two.
    id: taskId,
    kind: "invoke",
    taskId,
    contextId,
    message,
    history: [],
    // None are stated, as by most who send messages, so that the reply is the same.
    acceptedOutputModes: [],
    principal: caller.principal,
    from: { owner_id: caller.userId, caller_id: callerId },
  };
}

/** The end, unless the time is up or the caller leaves before. */
async function endOf(
  { ended }: Invocation,
  waitMs: number,
  signal: AbortSignal,
): Promise<InvocationEnd> {
  let timer: NodeJS.Timeout | undefined;
  let leave = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new RestError("service_timeout", `the agent did not end within ${waitMs} ms`));
    }, waitMs);
    leave = () => {
      reject(new RequestAbortedError());
    };
    signal.addEventListener("abort", leave);
    if (signal.aborted) leave();
  });
  try {
    return await Promise.race([ended, givenUp]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", leave);
  }
}

function replyOf(end: InvocationEnd): Omit<InvokeReply, "contextId"> {
  switch (end.kind) {
    case "reply": {
      const { text, thought } = end;
      return thought === undefined ? { text } : { text, thought };
    }
    case "no-reply": {
      const what = NO_REPLY[end.state] ?? "the agent gave no reply";
      throw new RestError("conflict", end.words === "" ? what : `${what}: ${end.words}`);
    }
    case "overfull":
      throw new RestError("conflict", "the agent said more than a reply may hold");
    case "error":
      throw toRefusal(end.reason);
  }
}

/** What a state means for someone who waits for a reply. */
const NO_REPLY: Readonly<Partial<Record<TaskState, string>>> = {
  TASK_STATE_REJECTED: "the agent refused",
  TASK_STATE_FAILED: "the agent failed",
  TASK_STATE_CANCELED: "the agent canceled its work",
  TASK_STATE_INPUT_REQUIRED: "the agent asks for more input",
  TASK_STATE_AUTH_REQUIRED: "the agent asks for authorization",
};

function toRefusal(reason: unknown): Error {
  if (reason instanceof RpcError && !(reason instanceof InvalidAgentResponseError)) return reason;
  // Whoever runs the gateway has to see to that; the agent was never reached.
  if (reason instanceof AgentModuleError) return reason;
  const isInvalid =
    reason instanceof InvalidAgentEventError || reason instanceof InvalidAgentResponseError;
  return new RestError(
    "conflict",
    isInvalid ? "the agent gave an answer that is not valid" : "the agent failed",
  );
}
