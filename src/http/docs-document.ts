import { createHash } from "node:crypto";
import { DOCS_PAGE, DOCS_STYLE } from "../../generated/docs-page";

/** The contract for people, under a policy that lets the page load nothing but its own style. */
export function createDocsDocument() {
  const styleHash = createHash("sha256").update(DOCS_STYLE).digest("base64");
  return {
    contentType: "text/html; charset=utf-8",
    text: DOCS_PAGE,
    headers: {
      "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "Referrer-Policy": "no-referrer",
    },
  };
}
