import { conformance } from "./conformance";
import { dataModel, modelNames } from "./model";
import { errorNames, errorSections } from "./errors";
import { formats } from "./formats";
import { html, type Html } from "./html";
import { methodSections, methodTable } from "./methods";
import { otherContracts } from "./other-contracts";
import { overview, versions } from "./overview";
import type { PageInput } from "./page-input";
import { tryIt } from "./try-it";

/** The contract of a product for people, as one page. */
export function renderPage(input: PageInput): string {
  const { product, policy, style, script } = input;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        ${policy !== undefined && html`<meta http-equiv="Content-Security-Policy" content="${policy}" />`}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${product.title}</title>
        <style>${style}</style>
      </head>
      <body>
        <a class="skip" href="#overview">Skip to the contract</a>
        <header>
          <h1>${product.title}</h1>
          <div id="search-box" role="search" hidden>
            <label for="search">Search</label>
            <input
              id="search"
              type="search"
              role="combobox"
              aria-expanded="false"
              aria-controls="search-results"
              aria-autocomplete="list"
              autocomplete="off"
              spellcheck="false"
              placeholder="method, field, error"
            />
            <kbd>/</kbd>
            <ul id="search-results" role="listbox" aria-label="What was found" hidden></ul>
          </div>
        </header>
        ${navigation(input)}
        <main>
          ${overview(input)} ${methodTable(input)} ${tryIt(input)} ${methodSections(input)}
          ${errorSections(input)} ${versions(input)} ${formats(input)} ${otherContracts(input)}
          ${dataModel(input)} ${conformance(input)}
        </main>
        <script>${script}</script>
      </body>
    </html>
`.toString();
}

function navigation(input: PageInput): Html {
  const { contract, product } = input;
  const sections = [
    ["overview", "Overview"],
    ["methods", "Method table"],
    ["try", "Try a method"],
    ["versions", "Versions"],
    ...(product.formats.length > 0 ? [["formats", "Message and receipt"]] : []),
    ...(input.apis.length > 0 ? [["contracts", "Other contracts"]] : []),
    ["conformance", "Conformance"],
  ] as const;
  return html`<nav aria-label="Contents">
    <ul>
      ${sections.map(([id, text]) => html`<li><a href="#${id}">${text}</a></li>`)}
    </ul>
    ${group(
      "Methods",
      contract.document.methods.map(({ name }) => name),
      true,
    )}
    ${group("Errors", errorNames(input))} ${group("Data model", modelNames(input))}
  </nav>`;
}

function group(title: string, names: readonly string[], isOpen = false): Html {
  return html`<details${isOpen && html` open`}><summary>${title}</summary>
<ul>${names.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul>
</details>`;
}
