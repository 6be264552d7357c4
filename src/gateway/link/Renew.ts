import { LeaseLostError, TaskNotFoundError } from "../../../generated/errors";
import { toInstant } from "../agents/lease";
import { createFence, type FenceOptions } from "./fence";
import type { LinkHandler } from "./handlers";

/** Keeps a delivery with the worker that has claimed it, though nothing is published for it yet. */
export function renew(options: FenceOptions): LinkHandler<"Renew"> {
  const { queue, clock, leaseMs } = options;
  const fence = createFence(options);
  return async ({ agent, params: { deliveryId, leaseId } }) => {
    // The deliveries of a task go when it ends.
    if (!(await queue.find(agent.id, deliveryId))) throw new TaskNotFoundError();
    if (!(await fence.holds(agent, deliveryId, leaseId))) throw new LeaseLostError();
    const leasedUntil = toInstant(clock.now() + leaseMs);
    await queue.renew(deliveryId, { leaseId, leasedUntil });
    return { leasedUntil };
  };
}
