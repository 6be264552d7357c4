import { PageRefusal } from "../../http/page-refusal";
import type { DeskFilter, SubmissionState } from "../../ports/desk-index";
import { VERDICTS } from "../../ports/review-store";
import type { SubmissionKind } from "../../ports/submission-store";

export const KINDS = ["structured", "unstructured"] as const satisfies readonly SubmissionKind[];

/** The longest search, in characters. */
export const MAX_SEARCH_CHARACTERS = 200;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A list as its URL names it: what is in it, and where it begins. */
export interface ListQuery {
  kind?: SubmissionKind;
  state?: SubmissionState;
  /** A day (UTC), or an instant. */
  from?: string;
  /** A day (UTC), which is part of the list, or an instant, which is not. */
  to?: string;
  q?: string;
  before?: number;
  after?: number;
}

/**
 * Reads the list that a URL names. What is empty is not set.
 *
 * @throws PageRefusal 400 naming what is wrong
 */
export function readListQuery(query: URLSearchParams): ListQuery {
  const read = <T>(name: string, parse: (text: string, name: string) => T): Record<string, T> => {
    const text = query.get(name)?.trim() ?? "";
    return text === "" ? {} : { [name]: parse(text, name) };
  };
  return {
    ...read("kind", oneOf(KINDS)),
    ...read("state", oneOf(VERDICTS)),
    ...read("from", checkInstant),
    ...read("to", checkInstant),
    ...read("q", checkSearch),
    ...read("before", toSequence),
    ...read("after", toSequence),
  };
}

/** The query of a URL that names a list; empty, or with its question mark. */
export function toQuery(list: ListQuery, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const name of ["state", "kind", "from", "to", "q", "before", "after"] as const) {
    const value = list[name];
    if (value !== undefined) query.set(name, String(value));
  }
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}

/** The same list from its newest submission on. */
export function fromTop({ before: _before, after: _after, ...list }: ListQuery): ListQuery {
  return list;
}

/** What the index is asked for. */
export function toFilter({ kind, state, from, to, q }: ListQuery): DeskFilter {
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(from && { from: new Date(from).toISOString() }),
    ...(to && { to: new Date(Date.parse(to) + (isDay(to) ? DAY_MS : 0)).toISOString() }),
    ...(q && { text: q }),
  };
}

function oneOf<T extends string>(values: readonly T[]) {
  return (text: string, name: string): T => {
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new PageRefusal(400, `${name} is one of ${values.join(", ")}.`);
    return value;
  };
}

const isDay = (text: string) => text.length === "2026-01-31".length;

/** A day or an instant that exists, in the years that are written with four digits. */
function checkInstant(text: string, name: string): string {
  const isForm = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z)?$/.test(text);
  const at = isForm ? Date.parse(text) : NaN;
  // Date.parse() takes the 31st of each month, for one of the next.
  const exists = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text.slice(0, 10));
  if (!exists || text > "9999-12-30")
    throw new PageRefusal(
      400,
      `${name} is a day such as 2026-01-31, or an instant such as 2026-01-31T12:00:00Z, in UTC.`,
    );
  return text;
}

function checkSearch(text: string): string {
  if ([...text].length > MAX_SEARCH_CHARACTERS)
    throw new PageRefusal(400, `A search has at most ${MAX_SEARCH_CHARACTERS} characters.`);
  return text;
}

function toSequence(text: string, name: string): number {
  const sequence = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(sequence)) throw new PageRefusal(400, `${name} is a row's number.`);
  return sequence;
}
