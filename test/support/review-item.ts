import type { ReviewItem } from "../../src/ports/review-store";

/** A stored submission of this message, as the review desk gets it. */
export function reviewItem(message: object, rest: Partial<ReviewItem> = {}): ReviewItem {
  const content = JSON.stringify(message);
  return {
    sequence: 1,
    id: "019bc0fd8d220123456789abcdef0123456789abcdef",
    receivedAt: "2026-01-31T12:00:00.000Z",
    kind: "unstructured",
    content,
    bytes: Buffer.byteLength(content),
    digest: "d".repeat(64),
    source: "5".repeat(64),
    hash: "a".repeat(64),
    marks: [],
    ...rest,
  };
}
