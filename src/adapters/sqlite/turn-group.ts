/** A piece of work waits here for the run that it shares. */
interface Pending<T, R> {
  item: T;
  resolve(result: R): void;
  reject(reason: unknown): void;
}

/** Items that are worked on together; see `createTurnGroup`. */
export interface TurnGroup<T, R> {
  /** Resolves to the item's result once the group has run. Rejects with what `run` threw. */
  add(item: T): Promise<R>;
  /** Runs at once what is waiting. */
  flush(): void;
}

/**
 * Lets items that arrive in one turn of the event loop share one transaction, and a write's fsync with
 * it.
 *
 * @param run works on all items or none: answers a result for each, in their order, or throws
 */
export function createTurnGroup<T, R>(
  run: (items: readonly T[]) => readonly R[],
  maxTurns = 1,
): TurnGroup<T, R> {
  let pending: Pending<T, R>[] = [];
  let seen = 0;
  let turns = 0;

  const endTurn = () => {
    turns += 1;
    if (pending.length > seen && turns < maxTurns) {
      seen = pending.length;
      setImmediate(endTurn);
    } else flush();
  };

  const flush = () => {
    if (pending.length === 0) return;
    const group = pending;
    pending = [];
    seen = 0;
    turns = 0;
    let results: readonly R[];
    try {
      results = run(group.map(({ item }) => item));
    } catch (reason) {
      for (const { reject } of group) reject(reason);
      return;
    }
    group.forEach(({ resolve }, index) => resolve(results[index] as R));
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        // Runs after the poll phase: after all requests that this turn has read.
        if (pending.length === 0) setImmediate(endTurn);
        pending.push({ item, resolve, reject });
      }),
    flush,
  };
}
