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
}

/** The values that the hash of a submission covers; the digest stands for the content. */
export function hashedSubmission(row: Omit<SubmissionRow, "content" | "hash">): unknown[] {
  return [row.sequence, row.id, row.received_at, row.kind, row.bytes, row.digest, row.source];
}

/** The values that the hash of a review covers. */
export function hashedReview(row: Omit<ReviewRow, "hash">): unknown[] {
  return [row.sequence, row.submission_id, row.marked_at, row.verdict, row.note];
}

export function toReviewItem(row: SubmissionRow, marks: ReviewRow[]): ReviewItem {
  const { received_at: receivedAt, ...rest } = row;
  return { ...rest, receivedAt, marks: marks.map(toMark) };
}

function toMark({ verdict, marked_at: markedAt, note }: ReviewRow): Mark {
  return note === null ? { verdict, markedAt } : { verdict, markedAt, note };
}
