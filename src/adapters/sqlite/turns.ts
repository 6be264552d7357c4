import { setImmediate as nextTurn } from "node:timers/promises";

/** For how long one turn of the event loop is worked in. What else is to be done waits so long. */
const TURN_MS = 3;

/** Divides work into turns of the event loop. */
export interface Turns {
  /** Whether this turn has been worked in long enough. */
  isOver(): boolean;
  /** Waits for the next turn. */
  end(): Promise<void>;
}

export function createTurns(): Turns {
  let start = performance.now();
  return {
    isOver: () => performance.now() - start >= TURN_MS,
    async end() {
      await nextTurn();
      start = performance.now();
    },
  };
}
