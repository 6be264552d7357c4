import { html, type Html } from "../../../http/html";
import { showText } from "../show-text";
import type { DeskAssets } from "../assets";
import { renderCount, renderNumber } from "../format";
import { toQuery } from "../list-query";
import { DESK_PATHS } from "../paths";
import type { View } from "../view";
import { showChainLine } from "./chain-line";
import { showCsrf } from "./csrf-field";
import { showKeys } from "./keys";

export interface PageParts {
  /** Which page it is, for the script. */
  name: string;
  title: string;
  main: Html;
  /** The state whose list is shown. */
  state?: string | undefined;
  /** More of the head. */
  head?: Html;
}

const TABS = ["unread", "reviewed", "dismissed"] as const;

/** A page for somebody who is at the desk. */
export function showPage(view: View, parts: PageParts): Html {
  const { counts, reviewer, missing } = view;
  return showDocument(
    view.assets,
    parts,
    html`
<header class="top">
<a class="brand" href="${DESK_PATHS.queue}${toQuery({ state: "unread" })}">Beacon desk</a>
<nav aria-label="Queue"><ul>
${TABS.map((state) => showTab(parts.state, state, counts[state]))}
${showTab(parts.state, "all", counts.total)}
</ul></nav>
<ul class="tools">
${reviewer.name !== undefined && html`<li class="who">${showText(reviewer.name, { multiline: false })}</li>`}
<li><a href="${DESK_PATHS.help}" data-help>Keys</a></li>
${reviewer.hasSession && html`<li><form method="post" action="${DESK_PATHS.signOut}">${showCsrf(view)}<button class="plain">Sign out</button></form></li>`}
</ul>
</header>
${missing === undefined && html`<p class="notice">The index cannot be brought up to date: what came in since is not in lists and counts. The desk's log says why; most often the disk is full.</p>`}
${missing !== undefined && missing > 0 && html`<p class="notice" id="missing">The index is being brought up to date: ${renderNumber(missing, "row")} to go. Lists and counts lack them until then.</p>`}
<main id="main" tabindex="-1">${parts.main}</main>
<footer><a href="${DESK_PATHS.chain}" id="chain">${showChainLine(view.chain)}</a></footer>
<p id="announcer" role="status" aria-live="polite"></p>
<dialog id="help" aria-labelledby="help-title">${showKeys("help-title")}
<p><label><input type="checkbox" id="keys-on" checked> Single keys are on</label></p>
<form method="dialog"><button>Close</button></form></dialog>`,
    reviewer.csrf,
  );
}

/** A page for anybody: without navigation, and without anything that was submitted. */
export function showBarePage(assets: DeskAssets, parts: PageParts): Html {
  return showDocument(
    assets,
    parts,
    html`<header class="top"><a class="brand" href="${DESK_PATHS.queue}">Beacon desk</a></header>
<main id="main" tabindex="-1" class="bare">${parts.main}</main>`,
  );
}

function showDocument(assets: DeskAssets, parts: PageParts, body: Html, csrf?: string): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${parts.title} – Beacon desk</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
${csrf !== undefined && html`<meta name="csrf" content="${csrf}">`}
${parts.head}
<link rel="stylesheet" href="${assets.css}">
<link rel="icon" href="${assets.svg}" type="image/svg+xml">
<script src="${assets.js}" defer></script>
</head>
<body data-page="${parts.name}">
<a class="skip" href="#main">Skip to content</a>
${body}
</body>
</html>
`;
}

/** Every list has its state in its URL: the path alone is the unread ones. */
function showTab(current: string | undefined, state: string, count: number): Html {
  const query = state === "all" ? "?state=" : toQuery({ state: state as "unread" });
  const isCurrent = current === state;
  return html`<li><a href="${DESK_PATHS.queue}${query}"${isCurrent && html` aria-current="page"`}>${capital(state)} <span class="count" data-count="${state === "all" ? "total" : state}">${renderCount(count)}</span></a></li>
`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
