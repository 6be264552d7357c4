import {
  InvalidParamsError,
  TaskNotFoundError,
  UnsupportedOperationError,
} from "../../../generated/errors";
import type { Message } from "../../../generated/types";
import { isInterrupted, isTerminal } from "../../a2a/task-states";
import type { TaskEvent, TaskRow, TaskStore } from "../../ports/task-store";
import { deliveryIdOf } from "./exchanges";
import { foldTask } from "./fold-task";
import type { SendParts } from "./open-task";
import { buildDelivery, type SendInput } from "./send-input";
import { type Patience, type SendOutcome, startExchange } from "./start-exchange";

/** Sends a further message to a task that is going on (A2A §3.4.3). */
export function createContinueTask(parts: SendParts) {
  const { store, log, clock, ids, exchanges, connectorOf } = parts;
  return async (input: SendInput, digest: string, patience: Patience): Promise<SendOutcome> => {
    const { agent, message } = input;
    const row = await continuedRow(store, input);
    const key = { messageId: message.messageId, digest };
    const known = await store.findByMessage({ agentId: agent.id, principal: row.principal }, key);
    const events = await store.events(row.id, 0);
    if (known === row.id)
      return { kind: "task", taskId: row.id, after: sequenceOf(events, message) };
    if (isTerminal(row.state)) throw new UnsupportedOperationError();

    const connector = connectorOf(agent);
    connector.check(agent);
    const { task, history: left } = foldTask(events.map(({ event }) => event));
    // What the message answers is the message of the status that the task still has.
    const history = task.status.message ? [...left, task.status.message] : left;
    const delivery = buildDelivery(input, {
      id: deliveryIdOf(row.id, ids.next()),
      taskId: row.id,
      contextId: row.contextId,
      history,
      principal: row.principal,
    });
    const outcome = await log.append({
      taskId: row.id,
      events: [{ userMessage: delivery.message }],
      message: key,
      at: new Date(clock.now()).toISOString(),
      ...connector.queued(delivery),
    });
    // Another process may have been faster with the same message, with an ending, or with a removal.
    if (outcome.kind === "repeated")
      return { kind: "task", taskId: row.id, after: outcome.lastSequence };
    if (outcome.kind === "unknown") throw new TaskNotFoundError();
    if (outcome.kind === "terminal") throw new UnsupportedOperationError();
    const exchange = exchanges.begin(agent.id, {
      delivery,
      state: isInterrupted(row.state) ? "TASK_STATE_WORKING" : row.state,
    });
    const after = outcome.row.lastSequence;
    return startExchange({ agent, delivery, exchange, connector, after, patience });
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

/** The number of a message of the caller's in the log of its task. */
function sequenceOf(events: readonly TaskEvent[], { messageId }: Message): number {
  const found = events.findLast(
    ({ event }) => "userMessage" in event && event.userMessage.messageId === messageId,
  );
  return found?.sequence ?? 0;
}
