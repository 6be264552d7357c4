import type { SqliteDatabase } from "../../database";
import type { LogReader } from "./log-reader";
import type { Taker } from "./take-over";
import { createTurns } from "../../turns";

export interface RefreshOptions {
  /** The index's own database. */
  db: SqliteDatabase;
  taker: Taker;
  log: LogReader;
  /** Whether the index has been closed meanwhile. */
  isClosed(): boolean;
}

/** How many submissions are read, how many marks are taken over, at a time. */
const READ_ROWS = 16;

/** How many turns of the event loop one refresh takes at most. */
const MAX_TURNS = 10;

/**
 * Takes over rows of the logs, for a few turns of the event loop at most; answers how many rows are
 * lacking then. What a turn has taken over is kept, whatever comes after it.
 */
export async function refreshIndex({ db, taker, log, isClosed }: RefreshOptions): Promise<number> {
  const turns = createTurns();
  const takeTurn = db.transaction(() => {
    for (const _taken of takeAll(taker, log)) if (turns.isOver()) return;
  });
  for (let turn = 0; turn < MAX_TURNS && lacking(taker, log) > 0; turn += 1) {
    takeTurn();
    await turns.end();
    if (isClosed()) return 0;
    taker.tidy();
    await turns.end();
    if (isClosed()) return 0;
  }
  return lacking(taker, log);
}

/** Takes over everything, and stops after each small piece of it. */
function* takeAll(taker: Taker, log: LogReader): Generator<void> {
  for (;;) {
    const rows = log.submissionsAfter(taker.submissions().sequence, READ_ROWS);
    for (const row of rows) {
      taker.submission(row);
      yield;
    }
    if (rows.length === 0 && taker.marks(READ_ROWS) === 0) return;
    yield;
  }
}

function lacking(taker: Taker, log: LogReader): number {
  return (
    log.end("submissions").sequence -
    taker.submissions().sequence +
    (log.end("reviews").sequence - taker.reviews().sequence)
  );
}
