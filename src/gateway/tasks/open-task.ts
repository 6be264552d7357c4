import { AgentNotFoundError } from "../../../generated/errors";
import type { TaskStore } from "../../ports/task-store";
import type { ExchangeParts, Exchanges } from "./exchanges";
import type { Histories } from "./histories";
import { buildDelivery, buildSubmittedTask, type SendInput } from "./send-input";
import { type Patience, type SendOutcome, startExchange } from "./start-exchange";
import type { TaskSenderOptions } from "./task-sender";

export interface SendParts extends ExchangeParts, Pick<TaskSenderOptions, "connectorOf"> {
  store: TaskStore;
  exchanges: Exchanges;
  histories: Histories;
}

/** Sends a message that belongs to no task yet. It opens one unless the agent answers with a message. */
export function createOpenTask(parts: SendParts) {
  const { store, log, clock, ids, exchanges, connectorOf } = parts;
  return async (
    input: SendInput,
    digest: string,
    patience: Patience,
    onOpening?: (taskId: string) => void,
  ): Promise<SendOutcome> => {
    const { agent, principal, message, pushConfig } = input;
    const key = { messageId: message.messageId, digest };
    const known = await store.findByMessage({ agentId: agent.id, principal }, key);
    if (known !== undefined) return { kind: "task", taskId: known.taskId, after: 0 };

    const taskId = ids.next();
    const contextId = message.contextId || ids.next();
    const connector = connectorOf(agent);
    const delivery = buildDelivery(input, { id: taskId, taskId, contextId, principal });
    const newTask = {
      ...buildSubmittedTask(delivery, input, new Date(clock.now()).toISOString()),
      message: key,
      ...connector.queued(delivery),
      ...(pushConfig ? { pushConfig: pushConfig.prepare(taskId) } : {}),
    };
    onOpening?.(taskId);
    const exchange = exchanges.begin(agent.id, {
      delivery,
      open: async () => {
        const outcome = await log.open(newTask);
        if (outcome.kind === "unknown-agent") throw new AgentNotFoundError();
        return outcome.kind === "opened" ? taskId : outcome.taskId;
      },
      state: newTask.row.state,
    });
    return startExchange({ agent, delivery, exchange, connector, after: 0, patience });
  };
}
