import type { PageAnswer, PageRequest } from "../../http/page-route";
import type { ReviewStore } from "../../ports/review-store";
import { readListQuery, toFilter } from "./list-query";
import { showChainLine } from "./pages/chain-line";
import { PAGE_ROWS, showRows } from "./pages/queue";
import type { FreshIndex } from "./fresh-index";
import type { View } from "./view";

/** What a page that is open asks for now and then. */
export interface Updates {
  counts: View["counts"];
  /** How many rows the index still lacks; absent where it cannot be brought up to date. */
  missing?: number;
  /** HTML of one line. */
  chain: string;
  /** Rows that have come in since the one with a sequence, as HTML: the oldest of them first served. */
  arrived?: { count: number; rows: string; since: number };
  /** How many marks the submission that is open has by now. */
  marks?: number;
}

/**
 * What has changed since a page was made. A list asks with `since`, the sequence of its newest row; a
 * submission with `item`, its id.
 */
export async function answerUpdates(
  { index, store }: { index: FreshIndex; store: ReviewStore },
  view: View,
  { query }: PageRequest,
): Promise<PageAnswer> {
  const { counts, missing } = view;
  const updates: Updates = {
    counts,
    ...(missing === undefined ? {} : { missing }),
    chain: showChainLine(view.chain).toString(),
  };
  const list = readListQuery(query);
  const since = query.get("since");
  if (since !== null && /^\d{1,15}$/.test(since)) {
    const { rows } = await index.page(toFilter(list), { limit: PAGE_ROWS, after: Number(since) });
    if (rows[0])
      updates.arrived = {
        count: rows.length,
        rows: showRows(rows, list, view.now).toString(),
        since: rows[0].sequence,
      };
  }
  const item = await store.item(query.get("item") ?? "");
  if (item) updates.marks = item.marks.length;
  return { body: JSON.stringify(updates), contentType: "application/json" };
}
