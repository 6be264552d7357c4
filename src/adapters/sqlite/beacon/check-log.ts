import type { ChainFault } from "../../../ports/review-store";
import type { SqliteDatabase } from "../database";
import { hashedReview, hashedSubmission, type ReviewRow, type SubmissionRow } from "./rows";
import { contentFault, rowFault } from "./verify-chains";

/** A row of a log, and its hash, which stands for all rows up to it. */
export interface LogPlace {
  sequence: number;
  hash: string;
}

/** Checks one log a few rows at a time. */
export interface LogChecker {
  readonly log: "submissions" | "reviews";
  /** The hash of a row, if it is there. */
  hashOf(sequence: number): string | undefined;
  /** Checks the next rows after a place. Answers the last good one of them; none at the end of the log. */
  next(after: LogPlace): { last?: LogPlace; fault?: ChainFault };
}

/** How many rows are read at a time. Submissions may be long. */
const SUBMISSIONS_AT_A_TIME = 16;
const REVIEWS_AT_A_TIME = 100;

/** What `verifyChains` asks of a row, and that it is found by its id, which takes a whole index. */
export function createLogCheckers(db: SqliteDatabase): readonly LogChecker[] {
  const sequenceOf = db
    .prepare<[string], number>("SELECT sequence FROM submissions WHERE id = ?")
    .pluck();
  const isListed = db.prepare<[string, number]>(
    "SELECT 1 FROM reviews INDEXED BY reviews_by_submission WHERE submission_id = ? AND sequence = ?",
  );
  return [
    checkerOf<SubmissionRow>(db, "submissions", {
      limit: SUBMISSIONS_AT_A_TIME,
      hashed: hashedSubmission,
      ownFault: (row) =>
        contentFault(row) ??
        (sequenceOf.get(row.id) === row.sequence ? undefined : "it is not found by its id"),
    }),
    checkerOf<ReviewRow>(db, "reviews", {
      limit: REVIEWS_AT_A_TIME,
      hashed: hashedReview,
      ownFault({ submission_id: id, sequence }) {
        if (sequenceOf.get(id) === undefined) return "its submission is missing";
        return isListed.get(id, sequence) ? undefined : "it is not found by its submission";
      },
    }),
  ];
}

interface RowRules<Row> {
  limit: number;
  hashed(row: Row): unknown[];
  ownFault(row: Row): string | undefined;
}

function checkerOf<Row extends LogPlace>(
  db: SqliteDatabase,
  log: LogChecker["log"],
  { limit, hashed, ownFault }: RowRules<Row>,
): LogChecker {
  const select = db.prepare<[number], Row>(
    `SELECT * FROM ${log} WHERE sequence > ? ORDER BY sequence LIMIT ${limit}`,
  );
  const selectHash = db
    .prepare<[number], string>(`SELECT hash FROM ${log} WHERE sequence = ?`)
    .pluck();
  return {
    log,
    hashOf: (sequence) => selectHash.get(sequence),
    next(after) {
      let last: LogPlace | undefined;
      for (const row of select.all(after.sequence)) {
        const { sequence, hash } = last ?? after;
        const fault = rowFault(row, sequence + 1, hash, hashed) ?? ownFault(row);
        if (fault !== undefined)
          return { ...(last && { last }), fault: { log, sequence: row.sequence, fault } };
        last = { sequence: row.sequence, hash: row.hash };
      }
      return last ? { last } : {};
    },
  };
}
