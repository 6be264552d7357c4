import { html, type Html } from "../../../http/html";
import type { Reviewer } from "../admission";

/** The field that every form has which changes something. */
export function showCsrf({ reviewer }: { reviewer: Reviewer }): Html {
  return html`<input type="hidden" name="csrf" value="${reviewer.csrf}">`;
}
