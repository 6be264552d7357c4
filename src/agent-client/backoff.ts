import { setTimeout as delay } from "node:timers/promises";

const FIRST_MS = 200;
const LONGEST_MS = 10_000;

/** Waits between attempts: exponentially longer, each at random up to that, until one succeeds. */
export interface Backoff {
  /** Resolves after the next pause, at once when the signal is aborted. */
  pause(signal: AbortSignal): Promise<void>;
  /** The next pause is a first one again. */
  reset(): void;
}

export function createBackoff(random: () => number = Math.random): Backoff {
  let attempt = 0;
  return {
    async pause(signal) {
      const longest = Math.min(FIRST_MS * 2 ** attempt, LONGEST_MS);
      attempt += 1;
      // Half of it is fixed: agents do not come back all at once, nor one at once.
      await delay((longest / 2) * (1 + random()), undefined, { signal }).catch(() => undefined);
    },
    reset() {
      attempt = 0;
    },
  };
}
