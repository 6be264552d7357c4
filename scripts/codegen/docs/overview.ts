import { html, type Html } from "./html";
import type { PageInput } from "./page-input";
import { code, command, heading, list, table } from "./parts";
import { schemaLink } from "./schema-text";

/** What the product is and is not, where it answers, and what else describes it. */
export function overview(input: PageInput): Html {
  const { product, contract, href } = input;
  const { info, openrpc } = contract.document;
  return html`<section>
    ${heading(2, "overview", "Overview")}
    <p>${product.summary}</p>
    <h3>What it is</h3>
    ${list(product.is)}
    <h3>What it is not</h3>
    ${list(product.isNot)}
    <p>
      This page follows from the contract, version ${info.version} (OpenRPC ${openrpc}), as does the
      server. ${info.description}
    </p>
    ${heading(3, "documents", "Documents")}
    ${list(
      product.documents.map(
        (document) => html`<a href="${href(document)}">${document.title}</a> (${document.kind})`,
      ),
    )}
    ${heading(3, "routes", "What is served")}
    ${table(
      "What is served",
      ["Route", "What", "Takes", "Answers"],
      product.routes.map(({ route, what, takes, answers }) => ({
        cells: [
          code(route),
          what,
          takes === undefined ? "–" : schemaLink(takes),
          answers === undefined ? "–" : schemaLink(answers),
        ],
      })),
    )}
    ${product.credentials && credentials(product.credentials)}
    ${heading(3, "transport", "How calls are made")} ${list(product.transport)}
    <p>The commands on this page leave to you:</p>
    ${list(product.variables.map(({ name, meaning }) => html`${code(name)}: ${meaning}`))}
    ${command(product.variables.map(({ name, example }) => `${name}=${example ?? "…"}\n`).join(""))}
  </section>`;
}

function credentials(rows: NonNullable<PageInput["product"]["credentials"]>): Html {
  return html`${heading(3, "credentials", "Credentials")}
  ${table(
    "Credentials",
    ["Credential", "Where", "For"],
    rows.map((row) => ({ cells: [row.credential, row.where, row.for] })),
  )}`;
}

/** Which versions are spoken, and how one is chosen. */
export function versions({ product }: PageInput): Html {
  return html`<section>
    ${heading(2, "versions", "Version negotiation")} ${list(product.negotiation)}
    ${table(
      "Versions",
      ["Version", "Chosen by", "What is spoken"],
      product.versions.map(({ version, chosenBy, what }) => ({ cells: [version, chosenBy, what] })),
    )}
  </section>`;
}
