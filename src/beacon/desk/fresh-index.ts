import { setImmediate as nextTurn } from "node:timers/promises";
import type { DeskIndex } from "../../ports/desk-index";
import type { Logger } from "../../ports/logger";

/** An index that is brought up to date before it is asked, as far as that is quickly done. */
export interface FreshIndex extends Omit<DeskIndex, "refresh" | "close"> {
  /** Takes over what is new; answers how many rows are still to come. Calls share one round. */
  refresh(): Promise<number>;
  /** Takes over all that is new, for so long at most; answers how many rows are still to come. */
  catchUp(maxMs: number): Promise<number>;
}

/**
 * Keeps an index fresh: each question takes over some of what is new; what is left over is taken over
 * behind it, a round at a time, so that nobody waits for a hundred thousand rows.
 */
export function keepFresh(index: DeskIndex, logger: Logger): FreshIndex {
  let round: Promise<number> | undefined;

  const refresh = (): Promise<number> => {
    round ??= index.refresh().finally(() => {
      round = undefined;
    });
    return round;
  };

  const goOn = (missing: number): number => {
    if (missing > 0)
      setImmediate(() => {
        if (!round)
          refresh().then(goOn, (reason: unknown) => {
            logger.error({ err: reason }, "the index is not brought up to date");
          });
      });
    return missing;
  };

  return {
    refresh: () => refresh().then(goOn),
    async catchUp(maxMs) {
      const until = performance.now() + maxMs;
      let missing = await refresh();
      while (missing > 0 && performance.now() < until) {
        await nextTurn();
        missing = await refresh();
      }
      return goOn(missing);
    },
    page: (filter, at) => index.page(filter, at),
    counts: () => index.counts(),
    count: (filter, bound) => index.count(filter, bound),
    neighbours: (filter, sequence) => index.neighbours(filter, sequence),
    ids: (filter) => index.ids(filter),
  };
}
