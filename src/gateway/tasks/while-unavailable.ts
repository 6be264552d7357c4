import { StoreUnavailableError } from "../../ports/store-unavailable-error";

/** The pauses between attempts grow from the first to the last; together they last some ten minutes. */
const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 5_000;
const MAX_ATTEMPTS = 120;

/** Hears that a write could not be done, and says whether it is still wanted. */
export type OnUnavailable = (reason: StoreUnavailableError) => boolean;

/**
 * Does a write again while the store cannot be used, with growing pauses that keep no process alive.
 *
 * The function throws what the write throws when that is something else, or when it is not wanted any
 * more, or has failed too often.
 */
export async function whileUnavailable<T>(
  write: () => Promise<T>,
  onUnavailable: OnUnavailable,
): Promise<T> {
  let pauseMs = FIRST_PAUSE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (reason) {
      const isUnavailable = reason instanceof StoreUnavailableError;
      if (!isUnavailable || !onUnavailable(reason) || attempt === MAX_ATTEMPTS) throw reason;
    }
    await pause(pauseMs);
    pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
