import { describeSubmission } from "../../../src/beacon/review/submitted-text";
import { beaconMessage, textMessage } from "../../support/beacon";
import { reviewItem } from "../../support/review-item";

const describeText = (...texts: string[]) =>
  describeSubmission(reviewItem({ ...textMessage(), parts: texts.map((text) => ({ text })) }));

describe("describeSubmission()", () => {
  it.each([
    ["the first text that is not blank", [" \n ", "\t one"], "one"],
    ["its first line that is not blank", ["\u2028 \r\n\u0085 a b \v c"], "a b"],
    ["at most 200 characters of it", ["\u{1F600}".repeat(201)], "\u{1F600}".repeat(200)],
    ["what it says, unescaped", ["<b>\u0000\u001b[2J\u202e"], "<b>\u0000\u001b[2J\u202e"],
    ["nothing where all is blank", [" ", "\n"], ""],
  ])("is about %s", (_what, texts, about) => {
    expect(describeText(...texts).about).toBe(about);
  });

  it.each([
    ["a native message", { ...beaconMessage(), subject: "S" }],
    [
      "a data part",
      { ...textMessage(), parts: [{ text: "T" }, { data: { ...beaconMessage(), subject: "S" } }] },
    ],
  ])("is about the subject of %s", (_what, message) => {
    const { about } = describeSubmission(reviewItem(message, { kind: "structured" }));
    expect(about).toBe("S");
  });

  it("has all that somebody wrote as text, and nothing that the protocol asks for", () => {
    const from = { name: "Name", operator: "Operator" };
    const { text } = describeSubmission(
      reviewItem(
        {
          ...{ messageId: "m-1", role: "ROLE_USER", extensions: ["https://x.example"] },
          metadata: { key: ["deep", { deeper: "still", count: 7, none: null }] },
          parts: [
            { text: "Text" },
            { data: { ...beaconMessage(), subject: "S", body: "B", from } },
          ],
        },
        { kind: "structured" },
      ),
    );
    expect(text.split("\n").toSorted()).toEqual([
      "B",
      "Name",
      "Operator",
      "S",
      "Text",
      "deep",
      "introduction",
      "still",
    ]);
  });
});
