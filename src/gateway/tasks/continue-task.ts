import {
  InvalidParamsError,
  TaskNotFoundError,
  UnsupportedOperationError,
} from "../../../generated/errors";
import { isInterrupted, isTerminal } from "../../a2a/task-states";
import type { TaskRow, TaskStore } from "../../ports/task-store";
import { deliveryIdOf } from "./exchanges";
import { FULL_TASK_POLICY } from "./log-limit";
import type { SendParts } from "./open-task";
import { buildDelivery, type SendInput } from "./send-input";
import { type Patience, type SendOutcome, startExchange } from "./start-exchange";

/** Sends a further message to a task that is going on (A2A §3.4.3). */
export function createContinueTask(parts: SendParts) {
  const { store, log, clock, ids, exchanges, histories, connectorOf } = parts;
  return async (input: SendInput, digest: string, patience: Patience): Promise<SendOutcome> => {
    const { agent, message, configuration, pushConfig } = input;
    const row = await continuedRow(store, input);
    const key = { messageId: message.messageId, digest };
    const known = await store.findByMessage({ agentId: agent.id, principal: row.principal }, key);
    if (known?.taskId === row.id)
      return { kind: "task", taskId: row.id, after: known.lastSequence };
    if (isTerminal(row.state)) throw new UnsupportedOperationError();

    const connector = connectorOf(agent);
    connector.check(agent);
    const delivery = buildDelivery(input, {
      id: deliveryIdOf(row.id, ids.next()),
      taskId: row.id,
      contextId: row.contextId,
      principal: row.principal,
    });
    const queued = connector.queued(delivery).delivery;
    const wanted =
      configuration?.historyLength === undefined
        ? {}
        : { historyLength: configuration.historyLength };
    const outcome = await log.append({
      taskId: row.id,
      events: [{ userMessage: delivery.message }],
      message: key,
      at: new Date(clock.now()).toISOString(),
      ...(pushConfig
        ? { pushConfig: { config: pushConfig.prepare(row.id), limit: pushConfig.limit } }
        : {}),
      ...(queued ? { delivery: { ...queued, ...wanted } } : {}),
    });
    // Another process may have been faster with the same message, with an ending, or with a removal.
    if (outcome.kind === "repeated")
      return { kind: "task", taskId: row.id, after: outcome.lastSequence };
    if (outcome.kind === "unknown") throw new TaskNotFoundError();
    if (outcome.kind === "terminal") throw new UnsupportedOperationError();
    if (outcome.kind === "full") throw new UnsupportedOperationError({ policy: FULL_TASK_POLICY });
    if (outcome.kind === "too-many-push-configs")
      throw pushConfig?.tooMany() ?? new UnsupportedOperationError();
    const exchange = exchanges.begin(agent.id, {
      delivery,
      state: isInterrupted(outcome.row.state) ? "TASK_STATE_WORKING" : outcome.row.state,
    });
    const after = outcome.row.lastSequence;
    const place = { taskId: row.id, sequence: after, ...wanted };
    const withHistory = () => histories.attach(delivery, place, exchange.over);
    return startExchange({ agent, delivery, withHistory, exchange, connector, after, patience });
  };
}

async function continuedRow(store: TaskStore, input: SendInput): Promise<TaskRow> {
  const { agent, principal, isOwner, message } = input;
  const scope = isOwner ? { agentId: agent.id } : { agentId: agent.id, principal };
  const row = await store.get(scope, message.taskId ?? "");
  if (!row) throw new TaskNotFoundError();
  if (message.contextId && message.contextId !== row.contextId)
    throw new InvalidParamsError([
      { field: "message.contextId", description: "must be the context of the task, or absent" },
    ]);
  return row;
}
