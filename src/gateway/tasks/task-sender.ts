import { hash } from "node:crypto";
import { toCanonicalJson } from "../../a2a/canonical-json";
import type { AgentRecord } from "../../ports/agent-store";
import type { DeliveryQueue } from "../../ports/delivery-queue";
import type { TaskStore } from "../../ports/task-store";
import type { AgentConnector } from "../agents/connector";
import { createContinueTask } from "./continue-task";
import { createExchanges, type ExchangeParts, type Exchanges } from "./exchanges";
import type { Histories } from "./histories";
import { createOpenTask } from "./open-task";
import type { SendInput } from "./send-input";
import type { Patience, SendOutcome } from "./start-exchange";

export interface TaskSenderOptions extends ExchangeParts {
  store: TaskStore;
  queue: DeliveryQueue;
  connectorOf(agent: AgentRecord): AgentConnector;
  histories: Histories;
}

export interface SendOptions {
  /**
   * How long the agent's first word is waited for, in milliseconds: after that the task is opened as it
   * is. 0 where the caller wants nothing but the task.
   */
  firstWordMs: number;
  /** Called with the id of the task that the message may open, before it is opened. */
  onOpening?: (taskId: string) => void;
}

/** Sends messages to agents, and keeps the exchanges that are going on. */
export interface TaskSender {
  /**
   * Delivers a message and resolves at the agent's first word, or when it has been waited for.
   * The same message again answers the task that it opened (A2A §3.3.1).
   *
   * @throws TaskNotFoundError, InvalidParamsError, UnsupportedOperationError for a bad continuation
   * @throws AgentOfflineError when nobody takes the message
   */
  send(input: SendInput, options: SendOptions): Promise<SendOutcome>;
  readonly exchanges: Pick<Exchanges, "find" | "keep">;
}

export function createTaskSender(options: TaskSenderOptions): TaskSender {
  const { store, queue } = options;
  const exchanges = createExchanges(options, { store, queue });
  const open = createOpenTask({ ...options, exchanges });
  const goOn = createContinueTask({ ...options, exchanges });
  const inFlight = new Map<string, { sent: Promise<SendOutcome>; patience: Patience }>();

  return {
    exchanges,
    send(input, { firstWordMs, onOpening }) {
      const { agent, principal, message } = input;
      const digest = hash("sha256", toCanonicalJson(message), "base64url");
      const key = JSON.stringify([agent.id, principal, message.messageId, digest]);
      // The same message while the first is on its way joins it.
      const joined = inFlight.get(key);
      if (joined) {
        if (firstWordMs === 0) endPatience(joined.patience);
        return joined.sent;
      }
      const patience: Patience = { firstWordMs, isOver: firstWordMs === 0 };
      const sent = message.taskId
        ? goOn(input, digest, patience)
        : open(input, digest, patience, onOpening);
      inFlight.set(key, { sent, patience });
      const forget = () => inFlight.delete(key);
      sent.then(forget, forget);
      return sent;
    },
  };
}

function endPatience(patience: Patience): void {
  patience.isOver = true;
  patience.onOver?.();
}
