import type { Clock } from "../../../ports/clock";
import type { Logger } from "../../../ports/logger";
import type { ChainFault, ChainState, ChainWatch } from "../../../ports/review-store";
import { StoreUnavailableError } from "../../../ports/store-unavailable-error";
import type { SqliteDatabase } from "../database";
import { createTurns } from "../turns";
import { createLogCheckers, type LogChecker, type LogPlace } from "./check-log";
import { GENESIS_HASH } from "./hash-chain";

export interface ChainWatchOptions {
  /** The Beacon's database, which is only read. */
  db: SqliteDatabase;
  clock: Clock;
  logger: Logger;
  /** How long after a check the next one begins. */
  intervalMs?: number;
  /** How many checks go on from the one before, between two that start from the first row. */
  checksBetweenWhole?: number;
}

const INTERVAL_MS = 10 * 60_000;
/** Six hours. */
const CHECKS_BETWEEN_WHOLE = 35;

const START: LogPlace = { sequence: 0, hash: GENESIS_HASH };

type Places = Record<LogChecker["log"], LogPlace>;

/**
 * Checks both logs in short turns of the event loop: at once, then again and again. A check goes on from
 * the rows that were found good, and makes sure of the last of them; now and then, and after a fault, it
 * starts from the first row.
 *
 * It finds what `verifyChains` finds, but for faults of the file that touch no row and no look-up, and
 * besides what was cut off or replaced since the check before. A fault stays until a check finds none.
 */
export function createChainWatch({
  db,
  clock,
  logger,
  intervalMs = INTERVAL_MS,
  checksBetweenWhole = CHECKS_BETWEEN_WHOLE,
}: ChainWatchOptions): ChainWatch {
  const checkers = createLogCheckers(db);
  /** What was good, and is to stay so. */
  let good: Places = { submissions: START, reviews: START };
  /** How far the last check came. */
  let reached = good;
  let found: Pick<ChainState, "checkedAt" | "fault"> = {};
  let checksUntilWhole = checksBetweenWhole;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const state = (): ChainState => ({
    isRunning: running !== undefined,
    ...found,
    ...{ submissions: reached.submissions.sequence, reviews: reached.reviews.sequence },
    ...(found.checkedAt !== undefined && {
      head: `${reached.submissions.hash}-${reached.reviews.hash}`,
    }),
  });

  /** Checks the rows after these places; answers the first fault. Stops when the watch is closed. */
  async function walk(from: Places, advance: (places: Places) => void) {
    const turns = createTurns();
    let places = from;
    for (const checker of checkers)
      for (;;) {
        const { last, fault } = checker.next(places[checker.log]);
        if (last) advance((places = { ...places, [checker.log]: last }));
        if (fault) return fault;
        if (!last) break;
        if (turns.isOver()) await turns.end();
        if (isClosed) break;
      }
    return undefined;
  }

  /** Goes on from the rows that were good, as long as they still are the same. */
  async function checkOnward(): Promise<ChainFault | undefined> {
    const changed = changedSince(checkers, good);
    if (changed) return checkWhole();
    return walk(good, (places) => {
      reached = good = places;
    });
  }

  async function checkWhole(): Promise<ChainFault | undefined> {
    let places: Places = { submissions: START, reviews: START };
    const fault = await walk(places, (next) => {
      places = next;
    });
    reached = places;
    const firstFault = fault ?? changedSince(checkers, good);
    if (!firstFault && !isClosed) good = places;
    return firstFault;
  }

  async function run(): Promise<void> {
    const isWhole = checksUntilWhole === 0 || found.fault !== undefined;
    checksUntilWhole = isWhole ? checksBetweenWhole : checksUntilWhole - 1;
    const fault = await (isWhole ? checkWhole() : checkOnward()).catch(fileFault);
    if (isClosed) return;
    if (fault && !found.fault) logger.error({ ...fault }, "the chain has a fault");
    found = {
      checkedAt: new Date(clock.now()).toISOString(),
      ...(fault && { fault }),
    };
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = undefined;
      if (!isClosed) timer = setTimeout(startQuietly, intervalMs).unref();
    });
    return running;
  }

  function startQuietly(): void {
    start().catch((reason: unknown) => {
      logger.warn({ cause: String(reason) }, "the chain could not be checked");
    });
  }

  startQuietly();

  return {
    state,
    async check() {
      if (isClosed) return state();
      await start();
      return state();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}

/** What became of the rows up to which all was good: they are to be there, and the same. */
function changedSince(checkers: readonly LogChecker[], good: Places): ChainFault | undefined {
  for (const { log, hashOf } of checkers) {
    const { sequence, hash } = good[log];
    if (sequence === 0) continue;
    const current = hashOf(sequence);
    if (current === undefined)
      return { log, sequence, fault: "it was there at an earlier check and is missing" };
    if (current !== hash)
      return {
        log,
        sequence,
        fault: "it is another than at an earlier check, as are rows before it",
      };
  }
  return undefined;
}

/** A file that is damaged is a finding; one that cannot be read at present is none. */
function fileFault(reason: unknown): ChainFault {
  const { code, message } = reason as { code?: unknown; message: string };
  if (!/^SQLITE_(CORRUPT|NOTADB)/.test(String(code)))
    throw new StoreUnavailableError("the database cannot be read", { cause: reason });
  return { log: "file", sequence: 0, fault: message };
}
