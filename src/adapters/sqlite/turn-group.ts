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

export interface TurnGroupOptions {
  /**
   * How many turns of the event loop a group may wait while each of them brings more. With 1 it runs
   * at the end of the turn in which it began. A turn that brings nothing always ends the wait.
   */
  maxTurns?: number;
}

/**
 * Lets items that arrive in one turn of the event loop share one transaction, and a write's fsync with
 * it.
 *
 * @param run works on all items or none: answers a result for each, in their order, or throws
 */
export function createTurnGroup<T, R>(
  run: (items: readonly T[]) => readonly R[],
  { maxTurns = 1 }: TurnGroupOptions = {},
): TurnGroup<T, R> {
  let pending: Pending<T, R>[] = [];
  let turns = 0;
  let sizeAtLastTurn = 0;

  const endTurn = () => {
    turns += 1;
    if (turns >= maxTurns || pending.length === sizeAtLastTurn) {
      flush();
      return;
    }
    sizeAtLastTurn = pending.length;
    setImmediate(endTurn);
  };

  const flush = () => {
    const group = pending;
    pending = [];
    turns = 0;
    sizeAtLastTurn = 0;
    if (group.length === 0) return;
    let results: readonly R[];
    try {
      results = run(group.map(({ item }) => item));
    } catch (reason) {
      for (const { reject } of group) reject(reason);
      return;
    }
    group.forEach(({ resolve }, index) => {
      resolve(results[index] as R);
    });
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
