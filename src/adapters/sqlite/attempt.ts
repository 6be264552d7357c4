import { StoreUnavailableError } from "../../ports/store-unavailable-error";

/** Runs a piece of work on the database; whatever goes wrong there makes the store unavailable. */
export function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new StoreUnavailableError("the database cannot be used", { cause });
  }
}
