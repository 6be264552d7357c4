import { PRODUCTS, type ProductName } from "../contract/product";
import { html, trusted } from "./docs/html";
import { loadPageContent, readScript, readStyle } from "./docs/load-page";
import { renderPage } from "./docs/page";

/** What stands in a generated page where the server puts something in. No text of a contract can be one. */
const MARKS = { style: "<!--style-->", script: "<!--script-->", origin: "<!--origin-->" };

/** The page of each product, and what both share, as files by name. */
export function emitDocsPages(root: string): Record<string, string> {
  return {
    "docs-assets.ts": emitAssets(),
    ...Object.fromEntries(PRODUCTS.map((name) => [`docs-${name}.ts`, emitPage(root, name)])),
  };
}

function emitAssets(): string {
  return `/** What stands in a page where the style, the script and the server's origin belong. */
export const DOCS_MARKS = ${JSON.stringify(MARKS)};

/** The only style of the pages. */
export const DOCS_STYLE = ${lines(readStyle())};

/** The only script of the pages. */
export const DOCS_SCRIPT = ${lines(readScript())};
`;
}

function emitPage(root: string, name: ProductName): string {
  const page = renderPage({
    ...loadPageContent(root, name),
    href: ({ path }) => path,
    isStatic: false,
    style: trusted(MARKS.style),
    script: trusted(MARKS.script),
    origin: html`<span class="origin">${trusted(MARKS.origin)}</span>`,
  });
  return `/** The ${name}'s contract for people: one page, which loads nothing. */
export const DOCS_PAGE = ${lines(page)};
`;
}

/** A text as a list of its lines, so that a reviewer sees which of them a change of the contract changes. */
function lines(text: string): string {
  return `[${text
    .split("\n")
    .map((line) => JSON.stringify(line))
    .join(",\n")}].join("\\n")`;
}
