/** Tells the time. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  now(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };
