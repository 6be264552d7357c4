import { createHash } from "node:crypto";
import { DOCS_LINKS, DOCS_PAGE, DOCS_STYLE } from "../../generated/docs-page";

/** A document that a product has besides the contract. */
export interface DocsLink {
  /** Its path, from the root. */
  path: string;
  title: string;
  /** What it is, such as OpenAPI 3.1.0. */
  kind: string;
}

/**
 * The contract for people, under a policy that lets the page load nothing but its own style.
 *
 * @param links what else the product describes; words of ours, which need no escaping
 */
export function createDocsDocument(links: readonly DocsLink[] = []) {
  const styleHash = createHash("sha256").update(DOCS_STYLE).digest("base64");
  return {
    contentType: "text/html; charset=utf-8",
    text: DOCS_PAGE.replace(DOCS_LINKS, () => renderLinks(links)),
    headers: {
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "Referrer-Policy": "no-referrer",
    },
  };
}

function renderLinks(links: readonly DocsLink[]): string {
  if (links.length === 0) return "";
  const items = links.map(({ path, title, kind }) => `<a href="${path}">${title}</a> (${kind})`);
  return `<p>Beside it here: ${items.join(", ")}.</p>`;
}
