import { html, type Html } from "../../../http/html";
import type { DeskNeighbours } from "../../../ports/desk-index";
import type { Mark, ReviewItem } from "../../../ports/review-store";
import { reviewState } from "../../review/review-record";
import { renderCount, renderNumber, renderSize, showAge, showInstant } from "../format";
import { type ListQuery, toQuery } from "../list-query";
import { MAX_NOTE_CHARACTERS } from "../mark-form";
import { DESK_PATHS, submissionPath } from "../paths";
import { showMessage } from "../show-message";
import { showText } from "../show-text";
import type { View } from "../view";
import { showCsrf } from "./csrf-field";
import { showPage } from "./layout";
import { type Marked, showMarked } from "./marked";
import { queryOf } from "./queue";

export interface SubmissionParts {
  item: ReviewItem;
  list: ListQuery;
  neighbours: DeskNeighbours;
  marked?: Marked | undefined;
}

/** A submission, with all that is known of it and what reviewers made of it. */
export function showSubmissionPage(view: View, parts: SubmissionParts): Html {
  const { item, list, neighbours, marked } = parts;
  const state = reviewState(item);
  return showPage(view, {
    name: "submission",
    // Nothing of what was submitted: a title is shown where nothing can be made visible in it.
    title: `Submission ${renderCount(item.sequence)}`,
    main: html`
${showWays(list, neighbours, item)}
<h1>Submission ${renderCount(item.sequence)} <span class="state" data-state="${state}">${state}</span></h1>
${marked && showMarked(view, marked, list)}
<p id="stale" class="notice" hidden>Another mark was added meanwhile. <a href="">Show it</a></p>
<p class="summary">${item.kind} · received ${showAge(item.receivedAt, view.now)} · ${renderSize(item.bytes)}</p>
<section aria-label="What was submitted" class="sheet">
<p class="warning">Written by a stranger. Nothing in it was checked.</p>
${showMessage(item)}
</section>
<section aria-labelledby="mark-title">
<h2 id="mark-title">Mark</h2>
${showMarkForm(view, item, list)}
</section>
<section aria-labelledby="history-title">
<h2 id="history-title">History</h2>
${showHistory(item.marks)}
</section>
<section aria-labelledby="record-title">
<h2 id="record-title">Record</h2>
${showRecord(item)}
</section>`,
  });
}

function showWays(list: ListQuery, { newer, older }: DeskNeighbours, { id }: ReviewItem): Html {
  const link = (to: string, rel: string, words: string) =>
    html`<a rel="${rel}" href="${submissionPath(to)}${toQuery(list)}">${words}</a>`;
  return html`<nav class="paging" aria-label="Submissions">
<a rel="up" id="back" href="${DESK_PATHS.queue}${queryOf(list)}#s-${id}">Back to the list</a>
${newer !== undefined && link(newer, "prev", "Newer")}
${older !== undefined && link(older, "next", "Older")}
<a href="#mark">Mark</a>
</nav>`;
}

function showMarkForm(view: View, item: ReviewItem, list: ListQuery): Html {
  const state = reviewState(item);
  const button = (verdict: string, words: string) =>
    html`<button name="verdict" value="${verdict}">${words}</button> `;
  return html`<form method="post" action="${submissionPath(item.id)}/marks" id="mark" data-id="${item.id}" data-state="${state}" data-marks="${item.marks.length}">
${showCsrf(view)}<input type="hidden" name="list" value="${toQuery(list)}"><input type="hidden" name="on" value="next">
<label for="note">Note, for other reviewers (optional)</label>
<textarea id="note" name="note" rows="2" maxlength="${MAX_NOTE_CHARACTERS}"></textarea>
<p class="buttons">${button("reviewed", "Reviewed")}${button("dismissed", "Dismissed")}${state !== "unread" && button("unread", "Unread again")}</p>
</form>`;
}

function showHistory(marks: readonly Mark[]): Html {
  if (marks.length === 0) return html`<p>No marks.</p>`;
  return html`<ol class="history">${marks.map(
    ({
      verdict,
      markedAt,
      reviewer,
      note,
    }) => html`<li><p><strong>${verdict}</strong> at ${showInstant(markedAt)}${
      reviewer !== undefined && html` by ${showText(reviewer, { multiline: false })}`
    }</p>${note !== undefined && html`<div class="note">${showText(note, { multiline: true })}</div>`}</li>
`,
  )}</ol>`;
}

function showRecord(item: ReviewItem): Html {
  return html`<dl class="facts">
<dt>Receipt</dt><dd><code>${item.id}</code></dd>
<dt>Received</dt><dd>${showInstant(item.receivedAt)}</dd>
<dt>Kind</dt><dd>${item.kind}</dd>
<dt>Size</dt><dd>${renderNumber(item.bytes, "byte")} in canonical JSON</dd>
<dt>Digest</dt><dd><code class="hash">sha-256:${item.digest}</code></dd>
<dt>Source</dt><dd><code class="hash">${item.source}</code> (a keyed hash; the address is not kept)</dd>
<dt>Row hash</dt><dd><code class="hash">${item.hash}</code></dd>
</dl>`;
}
