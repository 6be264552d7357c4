import type { Mark, ReviewItem, Verdict } from "../../../ports/review-store";
import type { SubmissionKind } from "../../../ports/submission-store";

/** A row of `submissions`. */
export interface SubmissionRow {
  sequence: number;
  id: string;
  received_at: string;
  kind: SubmissionKind;
  bytes: number;
  digest: string;
  source: string;
  content: string;
  hash: string;
}

/** A row of `reviews`. */
export interface ReviewRow {
  sequence: number;
  submission_id: string;
  marked_at: string;
  verdict: Verdict;
  note: string | null;
  hash: string;
  /** Missing in a database of version 1. */
  reviewer?: string | null;
}

/** The values that the hash of a submission covers; the digest stands for the content. */
export function hashedSubmission(row: Omit<SubmissionRow, "content" | "hash">): unknown[] {
  return [row.sequence, row.id, row.received_at, row.kind, row.bytes, row.digest, row.source];
}

/**
 * The values that the hash of a review covers. A reviewer is one value more, so that rows from before
 * there were any keep their hashes, and no row with one has the values of a row without.
 */
export function hashedReview({ reviewer, ...row }: Omit<ReviewRow, "hash">): unknown[] {
  const values = [row.sequence, row.submission_id, row.marked_at, row.verdict, row.note];
  return typeof reviewer === "string" ? [...values, reviewer] : values;
}

export function toReviewItem(row: SubmissionRow, marks: ReviewRow[]): ReviewItem {
  const { received_at: receivedAt, ...rest } = row;
  return { ...rest, receivedAt, marks: marks.map(toMark) };
}

function toMark({ verdict, marked_at: markedAt, note, reviewer }: ReviewRow): Mark {
  return {
    ...{ verdict, markedAt },
    ...(note === null ? {} : { note }),
    ...(typeof reviewer === "string" ? { reviewer } : {}),
  };
}
