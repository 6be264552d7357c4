import type { ChainFault, ChainReport, VerifyOptions } from "../../../ports/review-store";
import type { SqliteDatabase } from "../database";
import { chainHash, GENESIS_HASH, sha256 } from "./hash-chain";
import { hashedReview, hashedSubmission, type ReviewRow, type SubmissionRow } from "./rows";

/** How many rows are checked between two reports of progress. */
const PROGRESS_ROWS = 10_000;

interface CheckedLog {
  rows: number;
  head: string;
  holdsHead: boolean;
  fault?: ChainFault;
}

/**
 * Checks the database itself, then both logs from the first row on, in one snapshot, up to the first
 * fault. The head is that of both logs: two hashes with a hyphen between them.
 */
export function verifyChains(db: SqliteDatabase, options: VerifyOptions = {}): ChainReport {
  const [submissionsHead = GENESIS_HASH, reviewsHead = GENESIS_HASH] =
    options.head?.split("-") ?? [];
  const selectSubmission = db.prepare<[string], number>("SELECT 1 FROM submissions WHERE id = ?");
  const reviewFault = ({ submission_id: id }: ReviewRow) =>
    selectSubmission.get(id) === undefined ? "its submission is missing" : undefined;
  const check = db.transaction((): ChainReport => {
    const submissions = checkLog(
      "submissions",
      db.prepare<[], SubmissionRow>("SELECT * FROM submissions ORDER BY sequence").iterate(),
      hashedSubmission,
      contentFault,
      { ...options, head: submissionsHead },
    );
    const reviews = checkLog(
      "reviews",
      db.prepare<[], ReviewRow>("SELECT * FROM reviews ORDER BY sequence").iterate(),
      hashedReview,
      reviewFault,
      { head: reviewsHead },
    );
    const fault = fileFault(db) ?? submissions.fault ?? reviews.fault;
    const report = {
      submissions: submissions.rows,
      reviews: reviews.rows,
      head: `${submissions.head}-${reviews.head}`,
      holdsHead: submissions.holdsHead && reviews.holdsHead,
    };
    return fault ? { ...report, fault } : report;
  });
  return check();
}

/** A damaged index hides a row from a look-up, though the row itself is whole. */
function fileFault(db: SqliteDatabase): ChainFault | undefined {
  const result = db.pragma("integrity_check(1)", { simple: true });
  return result === "ok" ? undefined : { log: "file", sequence: 0, fault: String(result) };
}

function checkLog<Row extends { sequence: number; hash: string }>(
  log: ChainFault["log"],
  rows: Iterable<Row>,
  hashed: (row: Row) => unknown[],
  ownFault: (row: Row) => string | undefined,
  { head: wantedHead = GENESIS_HASH, progress }: VerifyOptions,
): CheckedLog {
  let count = 0;
  let head = GENESIS_HASH;
  let holdsHead = wantedHead === GENESIS_HASH;
  for (const row of rows) {
    const fault = rowFault(row, count + 1, head, hashed) ?? ownFault(row);
    if (fault)
      return { rows: count, head, holdsHead, fault: { log, sequence: row.sequence, fault } };
    head = row.hash;
    holdsHead ||= head === wantedHead;
    count += 1;
    if (count % PROGRESS_ROWS === 0) progress?.(count);
  }
  return { rows: count, head, holdsHead };
}

/** What is wrong with a row, after one of this hash and before the next sequence. */
export function rowFault<Row extends { sequence: number; hash: string }>(
  row: Row,
  expectedSequence: number,
  previousHash: string,
  hashed: (row: Row) => unknown[],
): string | undefined {
  if (row.sequence !== expectedSequence) return `row ${expectedSequence} is missing before it`;
  if (row.hash !== chainHash(previousHash, hashed(row)))
    return "its hash does not fit its values and the row before it";
  return undefined;
}

/** What is wrong with the content that the hash of a submission covers by its digest. */
export function contentFault(row: SubmissionRow): string | undefined {
  if (Buffer.byteLength(row.content) !== row.bytes)
    return "its content is not of the stated length";
  return sha256(row.content) === row.digest ? undefined : "its content does not fit its digest";
}
