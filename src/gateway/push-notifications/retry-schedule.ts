const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after the first failed attempt the next one comes, after the second, and so on. */
export const RETRY_DELAYS_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  12 * HOUR_MS,
];

/** How many attempts there are in all. */
export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

/** By how much of itself a delay may be longer, so that what failed together does not come back together. */
const JITTER = 0.1;

/** The longest that a receiver may ask for. */
const MAX_RETRY_AFTER_MS = 24 * HOUR_MS;

export interface FailedAttempt {
  /** How many were made, with this one. */
  readonly attempts: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** What the receiver said in Retry-After. */
  readonly retryAfter?: string | undefined;
  /** At least 0, less than 1. */
  readonly random: number;
}

/**
 * When a notification is tried again, in milliseconds since the epoch; undefined after the last attempt.
 * A receiver that asks for more time has it.
 */
export function nextAttemptAt({
  attempts,
  now,
  retryAfter,
  random,
}: FailedAttempt): number | undefined {
  const delayMs = RETRY_DELAYS_MS[attempts - 1];
  if (delayMs === undefined) return undefined;
  const askedMs = Math.min(retryAfterMs(retryAfter, now), MAX_RETRY_AFTER_MS);
  return Math.round(now + Math.max(delayMs * (1 + JITTER * random), askedMs));
}

/** How long Retry-After asks for (RFC 9110 §10.2.3); 0 where it says nothing that can be read. */
function retryAfterMs(value: string | undefined, now: number): number {
  const text = value?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = /[A-Za-z]/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? 0 : Math.max(0, at - now);
}
