import { html, type Html, type HtmlValue } from "./html";

/** A heading that can be linked to; where there is no script, the sign behind it is the link. */
export function heading(
  level: 2 | 3 | 4,
  id: string,
  text: HtmlValue,
  after: HtmlValue = "",
): Html {
  const link = html`<a class="anchor" href="#${id}" aria-label="Link to ${id}">#</a>`;
  if (level === 2) return html`<h2 id="${id}">${text}${after} ${link}</h2>`;
  if (level === 3) return html`<h3 id="${id}">${text}${after} ${link}</h3>`;
  return html`<h4 id="${id}">${text}${after} ${link}</h4>`;
}

/** A row of a table: its cells, and where it can be linked to. */
export interface Row {
  id?: string;
  cells: HtmlValue[];
}

/** A table that scrolls by itself where it is too wide; `label` says what it is. */
export function table(label: string, columns: readonly string[], rows: readonly Row[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ id, cells }) =>
            html`<tr${id !== undefined && html` id="${id}"`}>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
        )}
      </tbody>
    </table>
  </div>`;
}

export function list(items: readonly HtmlValue[]): Html {
  return html`<ul>
    ${items.map((item) => html`<li>${item}</li> `)}
  </ul>`;
}

export function code(text: string): Html {
  return html`<code>${text}</code>`;
}

/** A command, or several lines of one. */
export function command(content: HtmlValue): Html {
  return html`<pre class="command"><code>${content}</code></pre>`;
}

/** A JSON value, with the server's origin for the one that the contract has. */
export function json(value: unknown, from = "", origin: HtmlValue = ""): Html {
  const [first = "", ...rest] = splitAt(JSON.stringify(value, null, 2), from);
  return html`<pre class="json"><code>${first}${rest.map((part) => [origin, part])}</code></pre>`;
}

function splitAt(text: string, separator: string): string[] {
  return separator === "" ? [text] : text.split(separator);
}
