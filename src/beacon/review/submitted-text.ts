import type { ReviewItem } from "../../ports/review-store";

type Stored = Pick<ReviewItem, "kind" | "content">;

/** The longest line of what a submission is about, in characters. */
const ABOUT_CHARACTERS = 200;

const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]+/;

/** Members that hold one of a few words of the protocol, or an id: nobody's text. */
const NO_TEXT: ReadonlySet<string> = new Set(["protocol", "messageId", "role", "extensions"]);

/** A submitted message, as it was received. */
export function parseContent({ content }: Stored): Record<string, unknown> {
  return JSON.parse(content) as Record<string, unknown>;
}

/** The texts of a message's parts; a native message has no parts. */
export function textsOf(message: Record<string, unknown>): string[] {
  const parts = Array.isArray(message.parts) ? (message.parts as { text?: unknown }[]) : [];
  return parts.flatMap((part) => (typeof part.text === "string" ? [part.text] : []));
}

/** The beacon/0.1 message of a structured submission: the message itself, or its data part. */
export function structuredOf(message: Record<string, unknown>): {
  subject?: unknown;
  body?: unknown;
} {
  if (!Array.isArray(message.parts)) return message;
  const holder = (message.parts as { data?: unknown }[]).find((part) => part.data !== undefined);
  return holder?.data ?? {};
}

/**
 * What a submission is, in words: `about`, its subject or the first line of text that is not blank, at
 * most 200 characters of it; `text`, everything that somebody wrote in it. Neither is escaped.
 */
export function describeSubmission(stored: Stored): { about: string; text: string } {
  const message = parseContent(stored);
  const lines =
    stored.kind === "structured" ? [String(structuredOf(message).subject)] : textsOf(message);
  return { about: firstLine(lines), text: writtenIn(message).join("\n") };
}

function firstLine(texts: readonly string[]): string {
  for (const text of texts) {
    const line = text.split(LINE_END).find((candidate) => candidate.trim() !== "");
    // Twice as many units hold so many characters, whatever they are.
    const start = line?.trim().slice(0, 2 * ABOUT_CHARACTERS);
    if (start !== undefined) return [...start].slice(0, ABOUT_CHARACTERS).join("");
  }
  return "";
}

/** All strings in a value, in their order. */
function writtenIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(writtenIn);
  return Object.entries(value).flatMap(([name, member]) =>
    NO_TEXT.has(name) ? [] : writtenIn(member),
  );
}
