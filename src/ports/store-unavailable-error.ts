/** The store cannot be used now: locked, full, or broken. Nothing was changed. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
