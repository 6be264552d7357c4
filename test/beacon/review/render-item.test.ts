import { renderItem, renderLine } from "../../../src/beacon/review/render-item";
import { beaconMessage, textMessage } from "../../support/beacon";
import { reviewItem } from "../../support/review-item";

const structured = { kind: "structured" as const };

function message(...parts: object[]): object {
  return { ...textMessage(), parts };
}

/** The characters of a line before what the submission is about: id, time, state, kind. */
const COLUMNS = 44 + 2 + 24 + 2 + 9 + 2 + 12 + 2;

function about(item: ReturnType<typeof reviewItem>): string {
  return renderLine(item).slice(COLUMNS);
}

describe("renderLine()", () => {
  it("shows id, time, state, kind and what it is about, in one line", () => {
    const item = reviewItem(textMessage("Hello."), {
      marks: [{ verdict: "reviewed", markedAt: "2026-02-01T00:00:00.000Z" }],
    });
    expect(renderLine(item)).toBe(
      `${item.id}  2026-01-31T12:00:00.000Z  reviewed   unstructured  Hello.`,
    );
  });

  it.each([
    ["the subject of a native message", reviewItem(beaconMessage(), structured), "Hello"],
    [
      "the subject in the data part",
      reviewItem(message({ text: "covering" }, { data: beaconMessage() }), structured),
      "Hello",
    ],
    ["the first text that is not blank", reviewItem(message({ text: " " }, { text: " b " })), "b"],
    [
      "the text, where data parts are no structured message",
      reviewItem(message({ data: { subject: "no" } }, { data: 1 }, { text: "yes" })),
      "yes",
    ],
  ])("is about %s", (_what, item, expected) => {
    expect(about(item)).toBe(expected);
  });

  it("shows 60 characters at most, escapes counted as they are shown", () => {
    expect(about(reviewItem(textMessage("x".repeat(60))))).toBe("x".repeat(60));
    expect(about(reviewItem(textMessage("x".repeat(61))))).toBe(`${"x".repeat(59)}…`);
    expect([...about(reviewItem(textMessage("\u{1F600}".repeat(99))))]).toHaveLength(60);
    expect([...about(reviewItem(textMessage("a\u001b".repeat(99))))]).toHaveLength(60);
  });

  it("stays one line whatever was submitted", () => {
    for (const item of [
      reviewItem(textMessage("a\nb\r\u2028c\u0085d")),
      reviewItem({ ...beaconMessage(), subject: "a\nb" }, structured),
    ])
      expect(renderLine(item)).not.toMatch(/[\n\r\u2028\u0085]/);
  });
});

describe("renderItem()", () => {
  it("shows the whole submission", () => {
    const item = reviewItem(message({ text: "one\ntwo" }, { text: "three" }));
    const lines = renderItem(item).split("\n");
    expect(lines.slice(0, 7)).toEqual([
      `receipt   ${item.id}`,
      "received  2026-01-31T12:00:00.000Z",
      "kind      unstructured",
      "state     unread",
      `bytes     ${item.bytes}`,
      `digest    sha-256:${item.digest}`,
      `source    ${item.source}  (keyed hash)`,
    ]);
    expect(lines).toEqual(expect.arrayContaining(["| one", "| two", "| three"]));
    const whole = lines.slice(lines.indexOf("| The whole message as received:") + 1);
    const json = whole.map((line) => line.slice(2)).join("\n");
    expect(JSON.parse(json)).toEqual(JSON.parse(item.content));
  });

  it("shows subject and body of a structured message first", () => {
    const lines = renderItem(reviewItem(beaconMessage(), structured)).split("\n");
    const submitted = lines.filter((line) => line.startsWith("| "));
    expect(submitted.slice(0, 3)).toEqual(["| Subject: Hello", "| ", "| We exist."]);
  });

  it("lists the marks, oldest first, their notes escaped", () => {
    const marks = [
      { verdict: "reviewed" as const, markedAt: "2026-02-01T00:00:00.000Z" },
      { verdict: "dismissed" as const, markedAt: "2026-02-02T00:00:00.000Z", note: "a\u001b\nb" },
    ];
    expect(renderItem(reviewItem(textMessage(), { marks }))).toContain(
      "marks\n  2026-02-01T00:00:00.000Z  reviewed\n" +
        "  2026-02-02T00:00:00.000Z  dismissed  a\\u{1b}\\u{a}b\n",
    );
  });

  it("marks every submitted line, so that none can pose as the Beacon's own", () => {
    const forged = "x\nreceipt   forged\nstate     reviewed\n\u2028kind      structured";
    const rendered = renderItem(
      reviewItem(message({ text: forged }, { data: { "a\nstate  b": forged } })),
    );
    const own = rendered.split(/[\n\u2028]/).filter((line) => !line.startsWith("| "));
    expect(own.filter((line) => line.includes("forged"))).toEqual([]);
    expect(own.filter((line) => line.startsWith("state"))).toEqual(["state     unread"]);
  });

  it("escapes names and values everywhere, and leaves no link active", () => {
    const nasty = "\u001b]8;;https://evil.example\u0007\u202E";
    const rendered = renderItem(
      reviewItem({ ...message({ text: nasty }, { data: { [nasty]: nasty } }), messageId: nasty }),
    );
    expect(rendered).not.toMatch(/[^\P{C}\n]/u);
    expect(rendered).not.toContain("https://");
  });
});
