import type { AgentRecord } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { DeliveryQueue } from "../../ports/delivery-queue";
import { toInstant } from "../agents/lease";
import type { WorkerConnector } from "../agents/worker-connector";
import type { Histories } from "../tasks/histories";
import type { TaskSender } from "../tasks/task-sender";

/** How many are taken up in one go. */
const BATCH = 100;

/**
 * Takes up an agent's stored deliveries whose lease has run out, and hands them to its live workers:
 * those that a process had for which nothing was published before it ended.
 */
export type ResumeDeliveries = (agent: AgentRecord) => Promise<void>;

export function createResumeDeliveries(options: {
  queue: DeliveryQueue;
  sender: TaskSender;
  histories: Histories;
  connector: WorkerConnector;
  clock: Clock;
  leaseMs: number;
}): ResumeDeliveries {
  const { queue, sender, histories, connector, clock, leaseMs } = options;
  return async (agent) => {
    const now = clock.now();
    const leased = await queue.claim(agent.id, {
      limit: BATCH,
      now: toInstant(now),
      leasedUntil: toInstant(now + leaseMs),
    });
    for (const stored of leased) {
      const { id, leaseId } = stored;
      const exchange = await sender.exchanges.find(agent, id);
      if (!exchange) continue;
      // The last worker may have gone meanwhile: then it waits for the next one.
      await connector
        .resume(agent, await histories.complete(stored, exchange.over), { sink: exchange, leaseId })
        .catch(() => queue.release([leaseId]));
    }
  };
}
