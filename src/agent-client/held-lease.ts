import { createBackoff } from "./backoff";

/** The lease under which a delivery is this worker's now, as far as it knows. */
export interface HeldLease {
  current(): string | undefined;
  /** The delivery was given to this worker again. */
  replace(leaseId: string | undefined): void;
  /**
   * Whether this worker has the delivery under another lease than one that was refused. The word of it
   * may be on its way, so it is waited for, not for long.
   */
  isAnother(refused: string | undefined, signal: AbortSignal): Promise<boolean>;
}

export function createHeldLease(leaseId: string | undefined): HeldLease {
  let current = leaseId;
  return {
    current: () => current,
    replace(next) {
      current = next;
    },
    async isAnother(refused, signal) {
      if (current === refused) await createBackoff().pause(signal);
      return current !== refused;
    },
  };
}
