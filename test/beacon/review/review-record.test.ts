import { reviewState, toRecord } from "../../../src/beacon/review/review-record";
import type { Mark } from "../../../src/ports/review-store";
import { textMessage } from "../../support/beacon";
import { reviewItem } from "../../support/review-item";

const reviewed: Mark = { verdict: "reviewed", markedAt: "2026-02-01T00:00:00.000Z" };
const dismissed: Mark = {
  verdict: "dismissed",
  markedAt: "2026-02-02T00:00:00.000Z",
  note: "spam",
};

describe("reviewState()", () => {
  it.each<[Mark[], string]>([
    [[], "unread"],
    [[reviewed], "reviewed"],
    [[reviewed, dismissed], "dismissed"],
    [[dismissed, reviewed], "reviewed"],
  ])("is what the last mark says", (marks, state) => {
    expect(reviewState(reviewItem(textMessage(), { marks }))).toBe(state);
  });
});

describe("toRecord()", () => {
  it("holds everything there is of a submission", () => {
    const item = reviewItem(textMessage("hi"), { marks: [reviewed, dismissed] });
    expect(toRecord(item)).toEqual({
      sequence: 1,
      receipt_id: item.id,
      received_at: item.receivedAt,
      kind: "unstructured",
      bytes: item.bytes,
      digest: `sha-256:${item.digest}`,
      source: item.source,
      hash: item.hash,
      review: {
        state: "dismissed",
        marks: [
          { verdict: "reviewed", marked_at: reviewed.markedAt },
          { verdict: "dismissed", marked_at: dismissed.markedAt, note: "spam" },
        ],
      },
      message: textMessage("hi"),
    });
  });

  it("leaves the message out where it is not wanted", () => {
    expect(toRecord(reviewItem(textMessage()), { content: false })).not.toHaveProperty("message");
  });
});
