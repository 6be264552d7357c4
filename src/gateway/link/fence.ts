import type { AgentRecord } from "../../ports/agent-store";
import type { Clock } from "../../ports/clock";
import type { DeliveryQueue } from "../../ports/delivery-queue";
import { toInstant } from "../agents/lease";
import type { WorkerConnector } from "../agents/worker-connector";

/** Which worker has which delivery. */
export interface Fence {
  /**
   * Whether a delivery is still a worker's by the lease that it names: no other has been given it
   * since. Then it stays so for long enough to store a publication.
   */
  holds(agent: AgentRecord, deliveryId: string, leaseId: string): Promise<boolean>;
}

export interface FenceOptions {
  queue: DeliveryQueue;
  connector: WorkerConnector;
  clock: Clock;
  leaseMs: number;
}

export function createFence({ queue, connector, clock, leaseMs }: FenceOptions): Fence {
  /** Whether the lease in the store is the worker's, and outlasts the publication. */
  const isStored = async (agent: AgentRecord, deliveryId: string, leaseId: string) => {
    const lease = (await queue.find(agent.id, deliveryId))?.lease;
    // Invocations and what has ended are not stored; what waits is nobody's yet.
    if (!lease) return true;
    // What this process hands over is stored a moment later.
    const own = connector.leasesOf(deliveryId)?.all ?? [leaseId];
    if (!own.includes(lease.leaseId)) return false;
    const now = clock.now();
    if (lease.leasedUntil > toInstant(now + leaseMs / 2)) return true;
    return queue.renew(deliveryId, { ...lease, leasedUntil: toInstant(now + leaseMs) });
  };

  return {
    async holds(agent, deliveryId, leaseId) {
      if (!(await isStored(agent, deliveryId, leaseId))) return false;
      // Last, so that nothing is handed over between this look and the publication.
      const handed = connector.leasesOf(deliveryId);
      return !handed || handed.current === leaseId;
    },
  };
}
