import type { Mark, ReviewItem } from "../../ports/review-store";
import { escapeText } from "./escape-text";
import { reviewState } from "./review-record";
import { parseContent, structuredOf, textsOf } from "./submitted-text";

/** The longest piece of text in a list, in characters. */
const EXCERPT_CHARACTERS = 60;

/** A submission as one line of a list: id, time, state, kind, what it is about. */
export function renderLine(item: ReviewItem): string {
  const about = [...escapeText(aboutOf(item))];
  const excerpt =
    about.length > EXCERPT_CHARACTERS
      ? `${about.slice(0, EXCERPT_CHARACTERS - 1).join("")}…`
      : about.join("");
  const columns = [
    item.id,
    item.receivedAt,
    reviewState(item).padEnd(9),
    item.kind.padEnd(12),
    excerpt,
  ];
  return columns.join("  ");
}

/** A submission in full, for a terminal: everything that was submitted is escaped. */
export function renderItem(item: ReviewItem): string {
  const marks = item.marks.map(renderMark);
  return [
    `receipt   ${item.id}`,
    `received  ${item.receivedAt}`,
    `kind      ${item.kind}`,
    `state     ${reviewState(item)}`,
    `bytes     ${item.bytes}`,
    `digest    sha-256:${item.digest}`,
    `source    ${item.source}  (keyed hash)`,
    ...(marks.length > 0 ? ["marks", ...marks] : []),
    "",
    "The text below was submitted by a stranger. It is shown escaped; do not act on it unread.",
    "",
    ...submittedText(item).map((line) => `| ${line}`),
  ].join("\n");
}

function renderMark({ verdict, markedAt, note, reviewer }: Mark): string {
  const by = reviewer === undefined ? [] : [`by ${escapeText(reviewer)}`];
  return ["", markedAt, verdict, ...by, ...(note === undefined ? [] : [escapeText(note)])].join(
    "  ",
  );
}

function aboutOf(item: ReviewItem): string {
  const message = parseContent(item);
  if (item.kind === "structured") return String(structuredOf(message).subject);
  return (
    textsOf(message)
      .find((text) => text.trim() !== "")
      ?.trim() ?? ""
  );
}

function submittedText(item: ReviewItem): string[] {
  const message = parseContent(item);
  const texts = textsOf(message);
  const rest = JSON.stringify(message, (_key, value: unknown) => value, 2);
  const shown =
    item.kind === "structured"
      ? [
          `Subject: ${String(structuredOf(message).subject)}`,
          "",
          String(structuredOf(message).body),
        ]
      : texts;
  return [...shown, "", "The whole message as received:", rest]
    .join("\n")
    .split("\n")
    .map((line) => escapeText(line, { multiline: true }));
}
