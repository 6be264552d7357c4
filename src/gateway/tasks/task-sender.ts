import { createHash } from "node:crypto";
import type { Delivery } from "../../../generated/agent-link/types";
import {
  AgentNotFoundError,
  InvalidParamsError,
  TaskNotFoundError,
  UnsupportedOperationError,
} from "../../../generated/errors";
import type { Message, SendMessageConfiguration, Task } from "../../../generated/types";
import { toCanonicalJson } from "../../a2a/canonical-json";
import { isInterrupted, isTerminal } from "../../a2a/task-states";
import type { AgentRecord } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { DeliveryQueue } from "../../ports/delivery-queue";
import type { Ids } from "../../ports/ids";
import type { Logger } from "../../ports/logger";
import type { TaskEvent, TaskRow, TaskStore } from "../../ports/task-store";
import type { AgentConnector, DeliverySink } from "../agents/connector";
import { createDeliverySinks } from "../agents/delivery-sinks";
import { createExchange, type Exchange, type FirstWord } from "./exchange";
import { foldTask, toTask } from "./fold-task";
import type { TaskLog } from "./task-log";

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
}

/** What a message led to. */
export type SendOutcome =
  | { kind: "message"; message: Message }
  | { kind: "task"; taskId: string; /** Events up to this one were there before. */ after: number };

/** What takes the publications for a delivery. */
export type KeptSink = DeliverySink;

export interface TaskSenderOptions {
  store: TaskStore;
  queue: DeliveryQueue;
  log: TaskLog;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  connectorOf(agent: AgentRecord): AgentConnector;
  /** After this time without a word from the agent the task is opened as it is. */
  firstWordMs: number;
}

/** Sends messages to agents, and keeps the exchanges that are going on. */
export interface TaskSender {
  /**
   * Delivers a message and resolves at the agent's first word, or at once where `immediately` is set.
   * The same message again answers the task that it opened (A2A §3.3.1).
   *
   * @throws TaskNotFoundError, InvalidParamsError, UnsupportedOperationError for a bad continuation
   * @throws AgentOfflineError when nobody takes the message
   */
  send(input: SendInput, options: { immediately: boolean }): Promise<SendOutcome>;
  /**
   * What takes the publications for one of an agent's deliveries, taken up again from the store where
   * another process, or this one before a restart, began it. Where the task has ended it takes
   * repetitions only. Undefined for an unknown delivery.
   */
  exchangeOf(agent: AgentRecord, deliveryId: string): Promise<KeptSink | undefined>;
  /** Lets publications for a delivery that belongs to no task find their way, until the sink is over. */
  keep(agentId: string, deliveryId: string, sink: KeptSink): void;
}

/**
 * The first delivery of a task has the task's id, a later one starts with it: so a publication that is
 * repeated is known as one when its delivery has gone.
 */
const ID_SEPARATOR = ":";

function taskIdOf(deliveryId: string): string {
  return deliveryId.split(ID_SEPARATOR)[0] ?? "";
}

export function createTaskSender(options: TaskSenderOptions): TaskSender {
  const { store, queue, log, clock, ids, logger, connectorOf, firstWordMs } = options;
  const sinks = createDeliverySinks();
  /** The exchanges that are going on, by their tasks. */
  const ofTask = new Map<string, Set<Exchange>>();
  const inFlight = new Map<string, Promise<SendOutcome>>();

  log.onEnd((taskId) => {
    for (const exchange of ofTask.get(taskId) ?? []) exchange.close();
  });

  const keep = (agentId: string, deliveryId: string, exchange: Exchange) => {
    sinks.add(agentId, deliveryId, exchange);
    const others = ofTask.get(exchange.taskId) ?? new Set();
    ofTask.set(exchange.taskId, others.add(exchange));
    void exchange.over.then(() => {
      others.delete(exchange);
      if (others.size === 0) ofTask.delete(exchange.taskId);
    });
  };

  /** Takes up an exchange from the store. */
  const restore = async (agent: AgentRecord, deliveryId: string) => {
    const stored = await queue.find(agent.id, deliveryId);
    const row = await store.find(stored?.taskId ?? taskIdOf(deliveryId));
    if (row?.agentId !== agent.id) return undefined;
    const hasEnded = isTerminal(row.state);
    // The deliveries of a task go when it ends, not before.
    if (!stored && !hasEnded) return undefined;
    const { id: taskId, contextId, state, lastSequence } = row;
    const [last] = await store.events(taskId, lastSequence - 1, 1);
    const hasSpoken = last !== undefined && !("userMessage" in last.event) && !last.event.task;
    const delivery = { id: deliveryId, taskId, contextId };
    const exchange = createExchange({ delivery, state, hasSpoken, log, clock, ids, logger });
    if (hasEnded) exchange.close();
    return exchange;
  };

  const exchangeOf = async (agent: AgentRecord, deliveryId: string) => {
    const known = sinks.find(agent.id, deliveryId);
    if (known) return known;
    const restored = await restore(agent, deliveryId);
    // Another publication may have been faster.
    const current = sinks.find(agent.id, deliveryId);
    if (!restored || current) return current;
    keep(agent.id, deliveryId, restored);
    return restored;
  };

  const start = async (
    { agent }: SendInput,
    delivery: Delivery,
    exchange: Exchange,
    immediately: boolean,
    after: number,
  ): Promise<SendOutcome> => {
    const connector = connectorOf(agent);
    keep(agent.id, delivery.id, exchange);
    if (connector.opensAtOnce(agent)) {
      // Workers look for it as soon as they are told, so it is there before.
      const word = await exchange.openNow();
      if (word.kind === "task" && word.taskId === delivery.taskId)
        await connector.deliver(agent, delivery, exchange);
      return toOutcome(word, after);
    }
    await connector
      .deliver(agent, delivery, exchange)
      .catch((reason: unknown) => exchange.fail(reason));
    return toOutcome(await firstWordOf(exchange, immediately ? 0 : firstWordMs), after);
  };

  const sendNew = async (input: SendInput, digest: string, immediately: boolean) => {
    const { agent, principal, message } = input;
    const scope = { agentId: agent.id, principal };
    const key = { messageId: message.messageId, digest };
    const known = await store.findByMessage(scope, key);
    if (known !== undefined) return { kind: "task" as const, taskId: known, after: 0 };

    const taskId = ids.next();
    const contextId = message.contextId || ids.next();
    const connector = connectorOf(agent);
    const delivery = buildDelivery(input, { id: taskId, taskId, contextId, history: [] });
    const task = submittedTask(delivery, new Date(clock.now()).toISOString());
    const newTask = {
      row: rowOf(task, agent.id, principal),
      task,
      message: key,
      ...connector.queued(delivery),
    };
    const exchange = createExchange({
      delivery,
      open: async () => {
        const outcome = await log.open(newTask);
        if (outcome.kind === "unknown-agent") throw new AgentNotFoundError();
        return outcome.kind === "opened" ? taskId : outcome.taskId;
      },
      state: "TASK_STATE_SUBMITTED",
      log,
      clock,
      ids,
      logger,
    });
    return start(input, delivery, exchange, immediately, 0);
  };

  const sendOn = async (input: SendInput, digest: string) => {
    const { agent, message } = input;
    const row = await continuedRow(store, input);
    const scope = { agentId: agent.id, principal: row.principal };
    const key = { messageId: message.messageId, digest };
    const known = await store.findByMessage(scope, key);
    const events = await store.events(row.id, 0);
    if (known === row.id)
      return { kind: "task" as const, taskId: row.id, after: sequenceOf(events, message) };
    if (isTerminal(row.state)) throw new UnsupportedOperationError();

    const connector = connectorOf(agent);
    connector.check(agent);
    const { history = [] } = toTask(foldTask(events.map(({ event }) => event)));
    const delivery = buildDelivery(input, {
      id: `${row.id}${ID_SEPARATOR}${ids.next()}`,
      taskId: row.id,
      contextId: row.contextId,
      history,
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
      return { kind: "task" as const, taskId: row.id, after: outcome.lastSequence };
    if (outcome.kind === "unknown") throw new TaskNotFoundError();
    if (outcome.kind === "terminal") throw new UnsupportedOperationError();
    const exchange = createExchange({
      delivery,
      state: isInterrupted(row.state) ? "TASK_STATE_WORKING" : row.state,
      log,
      clock,
      ids,
      logger,
    });
    return start(input, delivery, exchange, true, outcome.row.lastSequence);
  };

  return {
    send(input, { immediately }) {
      const digest = sha256(toCanonicalJson(input.message));
      const key = JSON.stringify([
        input.agent.id,
        input.principal,
        input.message.messageId,
        digest,
      ]);
      // The same message while the first is on its way joins it.
      const joined = inFlight.get(key);
      if (joined) return joined;
      const sent = input.message.taskId
        ? sendOn(input, digest)
        : sendNew(input, digest, immediately);
      inFlight.set(key, sent);
      const forget = () => inFlight.delete(key);
      sent.then(forget, forget);
      return sent;
    },
    exchangeOf,
    keep: sinks.add,
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

/** The first word, or the task as it is after some time. */
async function firstWordOf(exchange: Exchange, waitMs: number): Promise<FirstWord> {
  if (waitMs === 0) return exchange.openNow();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<FirstWord>((resolve) => {
    timer = setTimeout(() => {
      resolve(exchange.openNow());
    }, waitMs);
  });
  try {
    return await Promise.race([exchange.firstWord, late]);
  } finally {
    clearTimeout(timer);
  }
}

function toOutcome(word: FirstWord, after: number): SendOutcome {
  if (word.kind === "error") throw word.reason;
  return word.kind === "message" ? word : { ...word, after };
}

function buildDelivery(
  { message, configuration, metadata, userId, callerId }: SendInput,
  place: { id: string; taskId: string; contextId: string; history: Message[] },
): Delivery {
  return {
    ...place,
    kind: "message",
    message: { ...message, taskId: place.taskId, contextId: place.contextId },
    acceptedOutputModes: configuration?.acceptedOutputModes ?? [],
    ...(metadata ? { metadata } : {}),
    from: { owner_id: userId, caller_id: callerId },
  };
}

function submittedTask({ taskId, contextId, message }: Delivery, timestamp: string): Task {
  return {
    id: taskId,
    contextId,
    status: { state: "TASK_STATE_SUBMITTED", timestamp },
    history: [message],
  };
}

function rowOf({ id, contextId = "", status }: Task, agentId: string, principal: string) {
  const { state, timestamp = "" } = status;
  return { id, agentId, principal, contextId, state, statusAt: timestamp };
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
