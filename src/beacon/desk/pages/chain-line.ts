import { html, type Html } from "../../../http/html";
import type { ChainState } from "../../../ports/review-store";
import { renderNumber, showInstant } from "../format";

/** The state of the chain in one line. */
export function showChainLine(chain: ChainState): Html {
  if (chain.fault)
    return html`<strong class="alarm">The log does not verify: ${placeOf(chain)}</strong>`;
  if (chain.checkedAt === undefined) return html`The log is being verified.`;
  return html`Verified up to ${rowsOf(chain)} at ${showInstant(chain.checkedAt)}`;
}

/** What of the log does not verify. */
export function placeOf({ fault }: ChainState): string {
  if (!fault) return "";
  return fault.log === "file" ? "the database file" : `row ${fault.sequence} of the ${fault.log}`;
}

function rowsOf({ submissions, reviews }: ChainState): string {
  return `${renderNumber(submissions, "submission")}, ${renderNumber(reviews, "mark")}`;
}
