import { html, type Html } from "../../../http/html";

/** The keys, as `assets/desk/desk.js` takes them. */
export const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [["j"], "to the next, older one"],
  [["k"], "to the one before it, newer"],
  [["o", "Enter"], "open the one that has the focus"],
  [["r"], "mark it reviewed"],
  [["d"], "mark it dismissed"],
  [["u"], "undo: mark it unread again, or else the one that was marked last"],
  [["n"], "write a note"],
  [["/"], "search"],
  [["g i"], "go to the unread ones"],
  [["Esc"], "leave a field; leave a submission for its list"],
  [["?"], "show this"],
];

/** The table of keys, under a heading with an id. */
export function showKeys(headingId: string): Html {
  return html`<h2 id="${headingId}">Keys</h2>
<table class="keys"><thead><tr><th scope="col">Key</th><th scope="col">What it does</th></tr></thead><tbody>
${KEYS.map(
  ([
    keys,
    what,
  ]) => html`<tr><th scope="row">${keys.map((key, index) => html`${index > 0 && " or "}<kbd>${key}</kbd>`)}</th><td>${what}</td></tr>
`,
)}</tbody></table>`;
}
