import { html, type Html } from "../../../http/html";
import type { ChainState } from "../../../ports/review-store";
import { renderNumber, showInstant } from "../format";
import { DESK_PATHS } from "../paths";
import type { View } from "../view";
import { placeOf, showChainLine } from "./chain-line";
import { showCsrf } from "./csrf-field";
import { showPage } from "./layout";

/** The page of the chain's state. */
export function showChainPage(view: View): Html {
  const { chain } = view;
  return showPage(view, {
    name: "chain",
    title: "State of the log",
    main: html`
<h1>State of the log</h1>
<p>${showChainLine(chain)}.${chain.isRunning && html` A check is running.`}</p>
${chain.fault && showFault(chain)}
<dl class="facts">
<dt>Last check</dt><dd>${chain.checkedAt === undefined ? "none yet" : showInstant(chain.checkedAt)}</dd>
<dt>Submissions checked</dt><dd>${renderNumber(chain.submissions, "row")}</dd>
<dt>Marks checked</dt><dd>${renderNumber(chain.reviews, "row")}</dd>
<dt>Head</dt><dd><code class="hash">${chain.head ?? "none yet"}</code></dd>
</dl>
<form method="post" action="${DESK_PATHS.chain}">${showCsrf(view)}<button>Check now</button></form>
<h2>What this says</h2>
<p>Each row of the two logs, submissions and marks, has a hash over itself and the row before it, so a row that is changed, removed or moved shows. A log whose end was cut off still fits together: keep the head somewhere else, and <code>beacon verify --head HEAD</code> says whether the log still holds it.</p>`,
  });
}

function showFault(chain: ChainState): Html {
  return html`<p class="notice alarm" role="alert">In ${placeOf(chain)}: ${chain.fault?.fault}. Stop using this database, keep a copy of it, and compare it with a backup.</p>`;
}
