import { createHash } from "node:crypto";
import { DOCS_MARKS, DOCS_SCRIPT, DOCS_STYLE } from "../../generated/docs-assets";

/**
 * The contract of a product for people, under a policy that lets the page load nothing, run its own
 * script alone, and call this server alone.
 *
 * @param page the generated page of the product
 * @param publicUrl the origin that its commands name
 */
export function createDocsDocument(page: string, publicUrl: string) {
  const text = page
    .replace(DOCS_MARKS.style, () => DOCS_STYLE)
    .replace(DOCS_MARKS.script, () => DOCS_SCRIPT)
    .replaceAll(DOCS_MARKS.origin, () =>
      publicUrl.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
    );
  const policy = {
    "default-src": "'none'",
    "style-src": hashOf(DOCS_STYLE),
    "script-src": hashOf(DOCS_SCRIPT),
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  };
  return {
    contentType: "text/html; charset=utf-8",
    text,
    headers: {
      "Content-Security-Policy": Object.entries(policy)
        .map(([name, value]) => `${name} ${value}`)
        .join("; "),
      "Referrer-Policy": "no-referrer",
    },
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
