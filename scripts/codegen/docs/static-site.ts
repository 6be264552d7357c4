import { createHash } from "node:crypto";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  loadProduct,
  type ProductDocument,
  PRODUCTS,
  type ProductName,
} from "../../contract/product";
import { html, trusted } from "./html";
import { loadPageContent, readScript, readStyle } from "./load-page";
import { renderPage } from "./page";

/**
 * Writes the pages of both products and the documents that they lead to as a folder of files, with
 * relative links, which any static host serves and a browser reads without one.
 *
 * @param root the root of the repository
 * @param out the folder; what is in it beside these files stays
 * @returns the files, from the folder
 */
export function writeSite(root: string, out: string): string[] {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
    return file;
  };
  return [
    write("index.html", renderIndex(root)),
    ...PRODUCTS.flatMap((name) => [
      write(`${name}/index.html`, renderStaticPage(root, name)),
      ...loadProduct(root, name).documents.map((document) => {
        const file = `${name}/${fileOf(document)}`;
        mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
        cpSync(path.join(root, "generated", document.source), path.join(out, file));
        return file;
      }),
    ]),
  ];
}

function renderStaticPage(root: string, name: ProductName): string {
  const content = loadPageContent(root, name);
  const style = readStyle();
  const script = readScript();
  return renderPage({
    ...content,
    href: fileOf,
    isStatic: true,
    style: trusted(style),
    script: trusted(script),
    origin: html`<span class="origin">${content.product.origin}</span>`,
    policy: `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; connect-src http: https:; base-uri 'none'; form-action 'none'`,
  });
}

function renderIndex(root: string): string {
  const style = readStyle();
  const products = PRODUCTS.map((name) => ({ name, product: loadProduct(root, name) }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src ${hashOf(style)}"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Beacon and Gateway</title>
        <style>${trusted(style)}</style>
      </head>
      <body class="index">
        <main>
          <h1>Beacon and Gateway</h1>
          <p>Two products on one contract of the Agent2Agent protocol.</p>
          ${products.map(
            ({ name, product }) =>
              html`<h2><a href="${name}/index.html">${product.title}</a></h2>
                <p>${product.summary}</p> `,
          )}
        </main>
      </body>
    </html>
`.toString();
}

function fileOf({ path: served, file }: ProductDocument): string {
  return file ?? served.slice(1);
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
