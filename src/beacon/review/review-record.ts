import type { ReviewItem, Verdict } from "../../ports/review-store";

/** Where a submission stands with the reviewers: the last mark decides. */
export function reviewState(item: ReviewItem): Verdict {
  return item.marks.at(-1)?.verdict ?? "unread";
}

/** A submission for machines: `review list --json`, `review show --json` and `export` print this. */
export function toRecord(item: ReviewItem, { content = true } = {}): object {
  return {
    sequence: item.sequence,
    receipt_id: item.id,
    received_at: item.receivedAt,
    kind: item.kind,
    bytes: item.bytes,
    digest: `sha-256:${item.digest}`,
    source: item.source,
    hash: item.hash,
    review: {
      state: reviewState(item),
      marks: item.marks.map(({ verdict, markedAt, note, reviewer }) => ({
        verdict,
        marked_at: markedAt,
        ...(note === undefined ? {} : { note }),
        ...(reviewer === undefined ? {} : { reviewer }),
      })),
    },
    ...(content ? { message: JSON.parse(item.content) as unknown } : {}),
  };
}
