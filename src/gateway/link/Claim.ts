import { UnsupportedOperationError } from "../../../generated/errors";
import type { Clock } from "../../ports/clock";
import type { ClaimOptions as StoredClaimOptions, DeliveryQueue } from "../../ports/delivery-queue";
import { toInstant } from "../agents/lease";
import type { QueueConnector } from "../agents/queue-connector";
import type { Histories } from "../tasks/histories";
import { MAX_LOG_BYTES } from "../tasks/log-limit";
import type { LinkHandler } from "./handlers";

const DEFAULT_LIMIT = 1;
const DEFAULT_WAIT_MS = 25_000;

/** How often a waiting claim looks for itself: leases run out without a word. */
const LOOK_AGAIN_MS = 500;

export interface ClaimOptions {
  queue: DeliveryQueue;
  histories: Histories;
  connector: QueueConnector;
  clock: Clock;
  /** For how long a claimed delivery is a worker's. Each publication prolongs it. */
  leaseMs: number;
}

/** Leases deliveries from the queue, waiting for the first. */
export function claim(options: ClaimOptions): LinkHandler<"Claim"> {
  const { queue, histories, connector, clock, leaseMs } = options;

  /** Leases what is stored, and puts the histories in. */
  const lease = async (agentId: string, claimed: StoredClaimOptions) => {
    const stored = await queue.claim(agentId, claimed);
    const leased = stored.map(async (delivery) => ({
      delivery: await histories.complete(delivery),
      leaseId: delivery.leaseId,
      leasedUntil: delivery.leasedUntil,
    }));
    return Promise.all(leased).catch(async (reason: unknown) => {
      await queue.release(stored.map(({ leaseId }) => leaseId));
      throw reason;
    });
  };

  const take = async (agentId: string, limit: number) => {
    const now = clock.now();
    const leasedUntil = toInstant(now + leaseMs);
    const invocations = connector.takeInvocations(agentId, limit);
    const left = limit - invocations.length;
    const options = {
      limit: left,
      maxBytes: MAX_LOG_BYTES,
      now: toInstant(now),
      leasedUntil,
    };
    const leased = await (left > 0 ? lease(agentId, options) : Promise.resolve([])).catch(
      (reason: unknown) => {
        connector.giveBack(agentId, invocations);
        throw reason;
      },
    );
    return {
      deliveries: [
        // An invocation is one worker's for good, so its lease needs no name of its own.
        ...invocations.map(({ delivery }) => ({ delivery, leaseId: delivery.id, leasedUntil })),
        ...leased,
      ],
      async giveBack() {
        connector.giveBack(agentId, invocations);
        await queue.release(leased.map(({ leaseId }) => leaseId));
      },
    };
  };

  return async ({ agent, params, stillMayLink, onLeave }) => {
    const { connector: kind } = agent;
    if (kind.kind !== "worker" || kind.mode !== "queue")
      throw new UnsupportedOperationError({
        policy: "This agent does not claim: its mode is not queue.",
      });
    const { limit = DEFAULT_LIMIT, waitMs = DEFAULT_WAIT_MS } = params;
    let left = false;
    const hasLeft = () => left;
    onLeave(() => {
      left = true;
    });
    const startedAt = clock.now();
    for (;;) {
      const isOver = hasLeft() || connector.isStopped || !(await stillMayLink());
      if (isOver) return { deliveries: [], cancellations: [] };
      const { deliveries, giveBack } = await take(agent.id, limit);
      // What nobody is there to hear of is another worker's at once.
      if (hasLeft() && deliveries.length > 0) await giveBack();

      const waitedMs = clock.now() - startedAt;
      const cancellations = connector.cancellationsOf(agent.id);
      // Each worker is told, but one that comes back at once is not told the same at once.
      const hasNews = cancellations.some(({ isTold, at }) => !isTold || at >= startedAt);
      const isDue = hasNews || (cancellations.length > 0 && waitedMs >= LOOK_AGAIN_MS);
      if (deliveries.length > 0 || isDue || waitedMs >= waitMs) {
        for (const pending of cancellations) pending.isTold ||= !hasLeft();
        return { deliveries, cancellations: cancellations.map((pending) => pending.cancellation) };
      }
      await connector.wait(agent.id, Math.min(waitMs - waitedMs, LOOK_AGAIN_MS));
    }
  };
}
