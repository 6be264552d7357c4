/** A row waits here for the commit that it shares. */
interface Pending<T> {
  item: T;
  resolve(): void;
  reject(reason: unknown): void;
}

/** Adds items to a log; see `createGroupCommit`. */
export interface GroupCommit<T> {
  /** Resolves when the item is committed. Rejects with what `commit` threw. */
  add(item: T): Promise<void>;
  /** Commits at once what is waiting. */
  flush(): void;
}

/**
 * Lets items that arrive in one turn of the event loop share one commit, and with it one fsync.
 *
 * @param commit writes all items or none, and throws when it wrote none
 */
export function createGroupCommit<T>(commit: (items: readonly T[]) => void): GroupCommit<T> {
  let pending: Pending<T>[] = [];

  const flush = () => {
    if (pending.length === 0) return;
    const group = pending;
    pending = [];
    try {
      commit(group.map(({ item }) => item));
    } catch (reason) {
      for (const { reject } of group) reject(reason);
      return;
    }
    for (const { resolve } of group) resolve();
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        // Runs after the poll phase: after all requests that this turn has read.
        if (pending.length === 0) setImmediate(flush);
        pending.push({ item, resolve, reject });
      }),
    flush,
  };
}
