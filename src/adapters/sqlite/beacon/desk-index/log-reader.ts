import type { SubmissionState } from "../../../../ports/desk-index";
import { attempt } from "../../attempt";
import type { SqliteDatabase } from "../../database";
import { GENESIS_HASH } from "../hash-chain";
import type { ReviewRow, SubmissionRow } from "../rows";

type Log = "submissions" | "reviews";

/** How far a log goes: its last row and the hash of that, which stands for all rows before. */
export interface LogPlace {
  sequence: number;
  hash: string;
}

/**
 * Reads the Beacon's logs. What another connection has committed is seen by the next call.
 *
 * Each call throws StoreUnavailableError when the database cannot be read.
 */
export interface LogReader {
  end(log: Log): LogPlace;
  /** Whether a place is one of this log. */
  holds(log: Log, place: LogPlace): boolean;
  submissionsAfter(sequence: number, limit: number): SubmissionRow[];
  reviewsAfter(sequence: number, limit: number): ReviewRow[];
  stateOf(id: string): SubmissionState;
}

export function createLogReader(db: SqliteDatabase): LogReader {
  const ends = {
    submissions: db.prepare<[], LogPlace>(
      "SELECT sequence, hash FROM submissions ORDER BY sequence DESC LIMIT 1",
    ),
    reviews: db.prepare<[], LogPlace>(
      "SELECT sequence, hash FROM reviews ORDER BY sequence DESC LIMIT 1",
    ),
  };
  const hashes = {
    submissions: db
      .prepare<[number], string>("SELECT hash FROM submissions WHERE sequence = ?")
      .pluck(),
    reviews: db.prepare<[number], string>("SELECT hash FROM reviews WHERE sequence = ?").pluck(),
  };
  const submissions = db.prepare<[number, number], SubmissionRow>(
    "SELECT * FROM submissions WHERE sequence > ? ORDER BY sequence LIMIT ?",
  );
  const reviews = db.prepare<[number, number], ReviewRow>(
    "SELECT * FROM reviews WHERE sequence > ? ORDER BY sequence LIMIT ?",
  );
  const verdict = db
    .prepare<[string], SubmissionState>(
      "SELECT verdict FROM reviews WHERE submission_id = ? ORDER BY sequence DESC LIMIT 1",
    )
    .pluck();
  return {
    end: (log) => attempt(() => ends[log].get()) ?? { sequence: 0, hash: GENESIS_HASH },
    holds: (log, { sequence, hash }) =>
      sequence === 0 || attempt(() => hashes[log].get(sequence)) === hash,
    submissionsAfter: (sequence, limit) => attempt(() => submissions.all(sequence, limit)),
    reviewsAfter: (sequence, limit) => attempt(() => reviews.all(sequence, limit)),
    stateOf: (id) => attempt(() => verdict.get(id)) ?? "unread",
  };
}
