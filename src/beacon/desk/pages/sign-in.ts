import { html, type Html } from "../../../http/html";
import type { DeskAssets } from "../assets";
import { DESK_PATHS } from "../paths";
import { showBarePage } from "./layout";

/** How to sign in, below what happened. */
function showWay(): Html {
  return html`<p>Open the link that the desk prints where it runs. A link is good once, for 15 minutes.</p>
<form method="post" action="${DESK_PATHS.signIn}"><button>Print a new link there</button></form>`;
}

/** The page of somebody who is not signed in, with what happened. */
export function showSignInPage(assets: DeskAssets, what: string): Html {
  return showBarePage(assets, {
    name: "sign-in",
    title: "Sign in",
    main: html`<h1>Sign in</h1><p role="status">${what}</p>${showWay()}`,
  });
}

/**
 * The page of somebody who has just signed in. It goes on by itself: a browser sends a SameSite=Strict
 * cookie along from this page, and would not along a redirect that began elsewhere.
 */
export function showSignedInPage(assets: DeskAssets): Html {
  return showBarePage(assets, {
    name: "signed-in",
    title: "Signed in",
    head: html`<meta http-equiv="refresh" content="0; url='${DESK_PATHS.queue}'">`,
    main: html`<h1>You are signed in</h1><p><a href="${DESK_PATHS.queue}">Go to the queue</a></p>`,
  });
}

/** Why something is not answered. */
export function showRefusalPage(assets: DeskAssets, title: string, words: string): Html {
  return showBarePage(assets, {
    name: "refusal",
    title,
    main: html`<h1>${title}</h1><p>${words}</p><p><a href="${DESK_PATHS.queue}">Go to the queue</a></p>`,
  });
}
