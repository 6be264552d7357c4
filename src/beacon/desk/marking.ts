import { reviewState } from "../review/review-record";
import type { PageAnswer, PageRequest } from "../../http/page-route";
import { PageRefusal } from "../../http/page-refusal";
import type { Clock } from "../../ports/clock";
import type { Mark, ReviewItem, ReviewStore } from "../../ports/review-store";
import type { Reviewer } from "./admission";
import type { FreshIndex } from "./fresh-index";
import { toQuery } from "./list-query";
import { type MarkForm, readMarkForm } from "./mark-form";
import { nextOf } from "./next-unread";
import { queryOf } from "./pages/queue";
import { DESK_PATHS, submissionPath } from "./paths";

export interface MarkingOptions {
  store: ReviewStore;
  index: FreshIndex;
  clock: Clock;
}

/**
 * Adds the mark that a form asks for to the log, with the reviewer's name, and sends the reviewer on; a
 * script that asks for JSON is told what became of it and stays where it is.
 *
 * @throws PageRefusal 404 when there is no such submission
 */
export async function markSubmission(
  { store, index, clock }: MarkingOptions,
  reviewer: Reviewer,
  req: PageRequest,
): Promise<PageAnswer> {
  const form = readMarkForm(req.form);
  const item = await findItem(store, req);
  const mark: Mark = {
    verdict: form.verdict,
    markedAt: new Date(clock.now()).toISOString(),
    ...(form.note !== undefined && { note: form.note }),
    ...(reviewer.name !== undefined && { reviewer: reviewer.name }),
  };
  await store.mark(item.id, mark);
  if (req.headers.accept === "application/json") {
    const state = { state: mark.verdict, counts: await index.counts() };
    return { body: JSON.stringify(state), contentType: "application/json" };
  }
  const location = await placeAfter(index, item, form);
  return { status: 303, body: "", headers: { Location: location } };
}

/** @throws PageRefusal 404 when there is no submission of the id in the path */
export async function findItem(store: ReviewStore, { params }: PageRequest): Promise<ReviewItem> {
  const item = await store.item(String(params.id));
  if (!item) throw new PageRefusal(404, "No submission has this id.");
  return item;
}

/** The submission that a page says was marked on the way to it. */
export async function findMarked(
  store: ReviewStore,
  { query }: PageRequest,
): Promise<{ id: string; state: ReturnType<typeof reviewState> } | undefined> {
  const id = query.get("marked");
  const item = id === null ? undefined : await store.item(id);
  return item && { id: item.id, state: reviewState(item) };
}

async function placeAfter(index: FreshIndex, item: ReviewItem, form: MarkForm): Promise<string> {
  const { list, goesOn } = form;
  if (!goesOn) return `${submissionPath(item.id)}${toQuery(list)}`;
  const marked = { marked: item.id };
  const next = await nextOf(index, list, item);
  if (next !== undefined) return `${submissionPath(next)}${toQuery(list, marked)}`;
  return `${DESK_PATHS.queue}${queryOf({ ...list }, marked)}`;
}
