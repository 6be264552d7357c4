import type { DeskFilter, DeskPage } from "../../../../ports/desk-index";
import type { EntryFinder, FindRequest } from "./find-entries";

/** The nearest that are older than a sequence. */
export function olderThan(sequence: number | undefined, limit: number): FindRequest {
  return { from: "newest", limit, ...(sequence !== undefined && { high: sequence - 1 }) };
}

/** The nearest that are newer than a sequence. */
export function newerThan(sequence: number, limit: number): FindRequest {
  return { from: "oldest", limit, low: sequence + 1 };
}

/** The page that follows a sequence, or the first one. */
export async function pageOfOlder(
  finder: EntryFinder,
  filter: DeskFilter,
  limit: number,
  before?: number,
): Promise<DeskPage> {
  const found = await finder.find(filter, olderThan(before, limit + 1));
  const rows = found.slice(0, limit);
  const first = rows[0]?.sequence ?? (before ?? 0) - 1;
  // Nothing was newer than the first page when it was read.
  const isNewer =
    before !== undefined && (await finder.find(filter, newerThan(first, 1))).length > 0;
  const last = rows.at(-1)?.sequence;
  return {
    rows,
    ...(isNewer && { newer: first }),
    ...(found.length > limit && last !== undefined && { older: last }),
  };
}

/** The page that precedes a sequence. */
export async function pageOfNewer(
  finder: EntryFinder,
  filter: DeskFilter,
  limit: number,
  after: number,
): Promise<DeskPage> {
  const found = await finder.find(filter, newerThan(after, limit + 1));
  const rows = found.slice(0, limit).reverse();
  const first = rows[0]?.sequence;
  const last = rows.at(-1)?.sequence ?? after + 1;
  const isOlder = (await finder.find(filter, olderThan(last, 1))).length > 0;
  return {
    rows,
    ...(found.length > limit && first !== undefined && { newer: first }),
    ...(isOlder && { older: last }),
  };
}
