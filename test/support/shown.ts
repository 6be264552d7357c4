import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;

const ELEMENTS = ["div", "bdi", "wbr"];
const ATTRIBUTES = ["class", "title", "dir"];

/** What a browser makes of shown text. */
export interface Shown {
  /** Elements and attributes that are none of those that text is shown with. */
  strange: string[];
  /** The text, as it is copied. */
  text: string;
  /** The text of each mark, in order. */
  marks: string[];
  /** The text that is in no mark. */
  unmarked: string;
  /** What was submitted, from what is shown. */
  submitted: string;
}

/** Reads HTML of shown text as a browser does. */
export function readShown(markup: string): Shown {
  const shown: Shown = { strange: [], text: "", marks: [], unmarked: "", submitted: "" };
  for (const node of parseFragment(markup).childNodes) read(node, shown);
  return shown;
}

function read(node: Node, shown: Shown): void {
  if (node.nodeName === "#text" && "value" in node) {
    shown.text += node.value;
    shown.unmarked += node.value;
    shown.submitted += node.value;
    return;
  }
  if (!("tagName" in node)) {
    shown.strange.push(node.nodeName);
    return;
  }
  if (!ELEMENTS.includes(node.tagName)) shown.strange.push(node.tagName);
  for (const { name } of node.attrs) if (!ATTRIBUTES.includes(name)) shown.strange.push(name);
  if (!node.attrs.some(({ name, value }) => name === "class" && value === "odd")) {
    for (const child of node.childNodes) read(child, shown);
    return;
  }
  const mark = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
  shown.text += mark;
  shown.marks.push(mark);
  shown.submitted += readMark(mark);
}

/** The characters that a mark stands for. */
function readMark(mark: string): string {
  return [...mark.matchAll(/U\+([0-9A-F]{4,6})(?: ×(\d+))?/g)]
    .map(([, hex, times = "1"]) => String.fromCodePoint(parseInt(hex!, 16)).repeat(Number(times)))
    .join("");
}

/** What was submitted, from what is shown and nothing but its text. */
export function readCopied(text: string): string {
  return text.replace(/⟨[^⟩]*⟩/g, readMark);
}
