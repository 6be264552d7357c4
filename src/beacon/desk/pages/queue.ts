import { html, type Html } from "../../../http/html";
import type { DeskPage, DeskRow } from "../../../ports/desk-index";
import { VERDICTS } from "../../../ports/review-store";
import { renderCount, renderSize, showAge } from "../format";
import { fromTop, KINDS, type ListQuery, toQuery } from "../list-query";
import { DESK_PATHS, submissionPath } from "../paths";
import { showText } from "../show-text";
import type { View } from "../view";
import { showPage } from "./layout";
import { showMarked, type Marked } from "./marked";

/** How many rows a page has. */
export const PAGE_ROWS = 50;

export interface QueueParts {
  list: ListQuery;
  page: DeskPage;
  /** How many match, and whether there may be more. */
  matching: { count: number; isBound: boolean };
  marked?: Marked | undefined;
}

/** The queue: a list of submissions, newest first. */
export function showQueuePage(view: View, parts: QueueParts): Html {
  const { list, page, matching, marked } = parts;
  const top = fromTop(list);
  const isTop = list.before === undefined && page.newer === undefined;
  return showPage(view, {
    name: "queue",
    title: view.counts.unread > 0 ? `(${renderCount(view.counts.unread)}) Queue` : "Queue",
    state: list.state ?? "all",
    main: html`
<h1>${titleOf(list)}</h1>
${marked && showMarked(view, marked, list)}
${showFilters(list)}
<p class="summary"><span id="matching">${renderCount(matching.count)}${matching.isBound && "+"}</span> ${matching.count === 1 ? "submission" : "submissions"}, newest first
· <a href="${DESK_PATHS.export}${toQuery(top)}" download>Export as JSON Lines</a></p>
<p id="arrivals" hidden><a href="${DESK_PATHS.queue}${queryOf(top)}"></a></p>
<ol class="queue" id="queue" aria-label="Submissions" data-query="${toQuery(top)}" data-since="${page.rows[0]?.sequence ?? 0}"${isTop && html` data-live`}>
${showRows(page.rows, list, view.now)}
</ol>
${page.rows.length === 0 && html`<p class="empty" id="empty">Nothing here.${hasFilter(list) && html` <a href="${DESK_PATHS.queue}?state=">Show everything</a>`}</p>`}
${showPaging(top, page)}`,
  });
}

/** The rows of the queue. Each says all of itself in its text, so that a list is all it takes. */
export function showRows(rows: readonly DeskRow[], list: ListQuery, now: number): Html {
  return html`${rows.map(
    (row) => html`<li class="row" data-id="${row.id}" data-state="${row.state}">
<a class="about" id="s-${row.id}" href="${submissionPath(row.id)}${toQuery(list)}">${row.about === "" ? "(no text)" : showText(row.about, { multiline: false })}</a>
<span class="state">${row.state}</span>
<span class="kind">${row.kind}</span>
<span class="when">${showAge(row.receivedAt, now)}</span>
<span class="size">${renderSize(row.bytes)}</span>
</li>
`,
  )}`;
}

/** As `toQuery`; never empty, since the queue without a query is the unread ones. */
export function queryOf(list: ListQuery, more?: Readonly<Record<string, string>>): string {
  return toQuery(list, { ...(list.state === undefined && { state: "" }), ...more });
}

function titleOf({ state, q }: ListQuery): string {
  const what = state === undefined ? "All" : state.charAt(0).toUpperCase() + state.slice(1);
  return q === undefined ? `${what} submissions` : `${what} submissions that match`;
}

function hasFilter({ kind, state, from, to, q }: ListQuery): boolean {
  return [kind, state, from, to, q].some((value) => value !== undefined);
}

function showFilters({ kind, state, from, to, q }: ListQuery): Html {
  return html`<form class="filters" role="search" method="get" action="${DESK_PATHS.queue}">
<label class="wide">Search <input type="search" name="q" id="search" value="${q ?? ""}" maxlength="200" autocomplete="off" spellcheck="false"></label>
<label>State ${showSelect("state", VERDICTS, state)}</label>
<label>Kind ${showSelect("kind", KINDS, kind)}</label>
<label>From <input type="date" name="from" value="${from?.slice(0, 10) ?? ""}"></label>
<label>To <input type="date" name="to" value="${to?.slice(0, 10) ?? ""}"></label>
<button>Filter</button>
</form>`;
}

function showSelect(name: string, values: readonly string[], chosen: string | undefined): Html {
  return html`<select name="${name}"><option value="">any</option>${values.map(
    (value) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${value}</option>`,
  )}</select>`;
}

function showPaging(top: ListQuery, { newer, older }: DeskPage): Html {
  const link = (list: ListQuery, rel: string, words: string) =>
    html`<a rel="${rel}" href="${DESK_PATHS.queue}${queryOf(list)}">${words}</a>`;
  return html`<nav class="paging" aria-label="Pages">
${newer !== undefined && html`${link(top, "first", "Newest")} ${link({ ...top, after: newer }, "prev", "Newer")}`}
${older !== undefined && link({ ...top, before: older }, "next", "Older")}
</nav>`;
}
