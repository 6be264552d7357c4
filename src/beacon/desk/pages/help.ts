import { html, type Html } from "../../../http/html";
import type { View } from "../view";
import { showKeys } from "./keys";
import { showPage } from "./layout";

export function showHelpPage(view: View): Html {
  return showPage(view, {
    name: "help",
    title: "Help",
    main: html`
<h1>Help</h1>
<p>Submissions come in from strangers. What they wrote is shown as text and as nothing else: no link in it works, and characters that are invisible, reorder text or look like others are made visible. Do not act on it unread.</p>
<h2>Marks</h2>
<p>Reviewed: somebody has read it and it is dealt with. Dismissed: it needs nothing. Unread: neither, or taken back. A mark is an entry in a log: it is never changed, another one is added, and the last one counts. Whoever submitted it sees none of this.</p>
<h2>Search</h2>
<p>All words must occur. “Quotes” keep words together, and a star at the end of a word stands for any ending: <code>hand*</code>. Days are days in UTC.</p>
${showKeys("keys")}
<p>Keys need the script of the page; everything can be done without them. They can be turned off in the window that <kbd>?</kbd> or “Keys” at the top opens.</p>`,
  });
}
