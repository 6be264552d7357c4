import { html, type Html } from "../../../http/html";
import type { SubmissionState } from "../../../ports/desk-index";
import { type ListQuery, toQuery } from "../list-query";
import { submissionPath } from "../paths";
import type { View } from "../view";
import { showCsrf } from "./csrf-field";

/** The submission that was marked on the way to a page. */
export interface Marked {
  id: string;
  state: SubmissionState;
}

/** Says what was marked, and offers to take it back. */
export function showMarked(view: View, { id, state }: Marked, list: ListQuery): Html {
  const path = submissionPath(id);
  return html`<div class="notice" id="marked" role="status"><p>Marked ${state}: <a href="${path}${toQuery(list)}">the submission before</a></p>
${
  state !== "unread" &&
  html`<form method="post" action="${path}/marks" id="undo">${showCsrf(view)}<input type="hidden" name="list" value="${toQuery(list)}"><button name="verdict" value="unread" class="plain">Undo</button></form>`
}</div>`;
}
