import type { DeskFilter } from "../../ports/desk-index";
import type { ReviewStore } from "../../ports/review-store";
import { toSafeJson } from "../review/escape-text";
import { toRecord } from "../review/review-record";
import type { FreshIndex } from "./fresh-index";

/** How much is gathered before it is handed on. */
const PIECE_CHARACTERS = 64 * 1024;

/** The submissions that match, newest first, a JSON object a line as `beacon export` prints them. */
export async function* exportRecords(
  { index, store }: { index: FreshIndex; store: ReviewStore },
  filter: DeskFilter,
): AsyncGenerator<string> {
  let piece = "";
  for await (const id of index.ids(filter)) {
    const item = await store.item(id);
    if (item) piece += `${toSafeJson(toRecord(item))}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}
