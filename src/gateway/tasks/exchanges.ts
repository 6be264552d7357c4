import { isTerminal } from "../../a2a/task-states";
import type { AgentRecord } from "../../ports/agent-store";
import type { DeliveryQueue } from "../../ports/delivery-queue";
import type { TaskStore } from "../../ports/task-store";
import type { DeliverySink } from "../agents/connector";
import { createDeliverySinks } from "../agents/delivery-sinks";
import { createExchange, type Exchange, type ExchangeOptions, type TaskProgress } from "./exchange";

/** What all exchanges share. */
export type ExchangeParts = Pick<ExchangeOptions, "log" | "clock" | "ids" | "logger">;

/** The exchanges that are going on in this process, and those that can be taken up again. */
export interface Exchanges {
  /** Begins an exchange: from now on publications for its delivery find their way. */
  begin(
    agentId: string,
    options: Omit<ExchangeOptions, keyof ExchangeParts | "agentId" | "progress">,
  ): Exchange;
  /**
   * What takes the publications for one of an agent's deliveries, taken up again from the store where
   * another process, or this one before a restart, began it. Where the task has ended it takes
   * repetitions only. Undefined for an unknown delivery.
   */
  find(agent: AgentRecord, deliveryId: string): Promise<DeliverySink | undefined>;
  /** Lets publications for a delivery that belongs to no task find their way, until the sink is over. */
  keep(agentId: string, deliveryId: string, sink: DeliverySink): void;
}

/**
 * The first delivery of a task has the task's id, a later one starts with it: so a publication that is
 * repeated is known as one when its delivery has gone.
 */
const ID_SEPARATOR = ":";

/** The id of a further delivery of a task. */
export function deliveryIdOf(taskId: string, unique: string): string {
  return `${taskId}${ID_SEPARATOR}${unique}`;
}

function taskIdOf(deliveryId: string): string {
  return deliveryId.split(ID_SEPARATOR)[0] ?? "";
}

export function createExchanges(
  parts: ExchangeParts,
  { store, queue }: { store: TaskStore; queue: DeliveryQueue },
): Exchanges {
  const { log, clock, ids, logger } = parts;
  const shared = { log, clock, ids, logger };
  const sinks = createDeliverySinks();
  const ofTask = new Map<string, TaskProgress & { live: Set<Exchange> }>();

  const progressOf = (taskId: string) => {
    const known = ofTask.get(taskId);
    if (known) return known;
    const progress = { hasStarted: false, live: new Set<Exchange>() };
    ofTask.set(taskId, progress);
    return progress;
  };

  log.onEnd((taskId) => {
    for (const exchange of ofTask.get(taskId)?.live ?? []) exchange.close();
  });

  const keep = (agentId: string, deliveryId: string, exchange: Exchange) => {
    sinks.add(agentId, deliveryId, exchange);
    const { live } = progressOf(exchange.taskId);
    live.add(exchange);
    void exchange.over.then(() => {
      live.delete(exchange);
      if (live.size === 0 && ofTask.get(exchange.taskId)?.live === live)
        ofTask.delete(exchange.taskId);
    });
  };

  const create = (options: Omit<ExchangeOptions, keyof ExchangeParts | "progress">) =>
    createExchange({ ...options, ...shared, progress: progressOf(options.delivery.taskId) });

  /** What the exchange of a delivery is to be taken up with. */
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
    return { hasEnded, options: { agentId: agent.id, delivery, state, hasSpoken } };
  };

  return {
    begin(agentId, options) {
      const { id, taskId, contextId } = options.delivery;
      // It may last long, and needs no more of the delivery.
      const delivery = { id, taskId, contextId };
      const exchange = create({ ...options, agentId, delivery });
      keep(agentId, id, exchange);
      return exchange;
    },
    async find(agent, deliveryId) {
      const known = sinks.find(agent.id, deliveryId);
      if (known) return known;
      const restored = await restore(agent, deliveryId);
      // Another publication may have been faster.
      const current = sinks.find(agent.id, deliveryId);
      if (!restored || current) return current;
      const exchange = create(restored.options);
      if (restored.hasEnded) exchange.close();
      keep(agent.id, deliveryId, exchange);
      return exchange;
    },
    keep: sinks.add,
  };
}
