import type { HeldLease } from "./held-lease";
import type { Link } from "./link";
import { AgentLinkError } from "./link-error";

export interface KeepLeaseOptions {
  link: Link;
  deliveryId: string;
  lease: HeldLease;
  /** How often it is prolonged. */
  everyMs: number;
  /** Ends it. */
  signal: AbortSignal;
  /** The delivery is not this worker's any more, or its task has ended. */
  onRefused(reason: AgentLinkError): void;
}

/**
 * Prolongs the lease of a claimed delivery while its answer is worked on, however long that is silent.
 *
 * @returns a function that ends it
 */
export function keepLease(options: KeepLeaseOptions): () => void {
  const { link, deliveryId, lease, everyMs, signal, onRefused } = options;
  const renew = async (leaseId: string) => {
    try {
      await link.call("Renew", { deliveryId, leaseId }, signal);
    } catch (reason) {
      const error = AgentLinkError.from(reason);
      // What is of the moment is made up for by the next round: a lease outlasts several.
      if (error.isTransient) return;
      if (error.isLeaseLost && (await lease.isAnother(leaseId, signal))) return;
      onRefused(error);
    }
  };
  const timer = setInterval(() => {
    const leaseId = lease.current();
    if (leaseId !== undefined) void renew(leaseId);
  }, everyMs);
  return () => {
    clearInterval(timer);
  };
}
