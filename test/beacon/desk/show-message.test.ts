import { showMessage } from "../../../src/beacon/desk/show-message";
import { reviewItem } from "../../support/review-item";
import { readCopied } from "../../support/shown";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Each heading, term and piece of shown text, in order. */
function outline(markup: string): string[] {
  const found: string[] = [];
  const text = (node: Node): string =>
    "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(text).join("") : "";
  const visit = (node: Node) => {
    if (["h2", "dt"].includes(node.nodeName)) found.push(`${node.nodeName}: ${text(node)}`);
    else if ("attrs" in node && node.attrs.some(({ value }) => value === "submitted"))
      found.push(text(node));
    else if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  parseFragment(markup).childNodes.forEach(visit);
  return found;
}

const native = {
  protocol: "beacon/0.1",
  kind: "question",
  subject: "A \u202Esubject",
  body: "one\ntwo <b>",
  from: { name: "Агент", homepage: "https://a.example/" },
  sent_at: "2026-01-15T09:30:00Z",
};

const FIELDS = [
  "h2: Structured message",
  "dt: protocol",
  "beacon/0.1",
  "dt: kind",
  "question",
  "dt: subject",
  "A ⟨U+202E⟩subject",
  "dt: body",
  "one\ntwo <b>",
  "dt: from",
  "dt: name",
  "Агент",
  "dt: homepage",
  "https://a.example/",
  "dt: sent at",
  "2026-01-15T09:30:00Z",
];

const whole = (message: object) => JSON.stringify(message, undefined, 2);

describe("showMessage()", () => {
  it("shows the fields of a native message, in the contract's order, and then all of it", () => {
    const { body, ...others } = native;
    const item = reviewItem({ body, ...others }, { kind: "structured" });
    const shown = outline(showMessage(item).toString());
    expect(shown.slice(0, -1)).toEqual([...FIELDS, "h2: The whole message as received"]);
    expect(readCopied(shown.at(-1)!)).toBe(whole({ body, ...others }));
  });

  it("shows the fields of a data part and each text part", () => {
    const message = {
      messageId: "m",
      parts: [{ text: "a" }, { data: native }, { text: "b\u0000" }],
    };
    const shown = outline(showMessage(reviewItem(message, { kind: "structured" })).toString());
    expect(shown.slice(0, -1)).toEqual([
      ...FIELDS,
      "h2: Text 1 of 2",
      "a",
      "h2: Text 2 of 2",
      "b⟨U+0000⟩",
      "h2: The whole message as received",
    ]);
    expect(readCopied(shown.at(-1)!)).toBe(whole(message));
  });

  it("shows the text of an unstructured message", () => {
    const message = { messageId: "m\u200B", parts: [{ text: "hello" }], metadata: { "<x>": "аа" } };
    const shown = outline(showMessage(reviewItem(message)).toString());
    expect(shown.slice(0, -1)).toEqual(["h2: Text", "hello", "h2: The whole message as received"]);
    expect(readCopied(shown.at(-1)!)).toBe(whole(message));
    expect(shown.at(-1)).toContain("m⟨U+200B⟩");
    expect(shown.at(-1)).toContain('"<x>": "⟨аа U+0430 U+0430⟩"');
  });
});
