/** For how long something may take to become so. */
const PATIENCE_MS = 10_000;

/**
 * Resolves as soon as a condition holds, for what the server notices without telling anybody, such as
 * that a client has left.
 *
 * @throws Error when it never does
 */
export async function until(what: string, holds: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`never: ${what}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
