import type { PlainCall } from "../../contract/product";
import { curl } from "./curl";
import { html, type Html } from "./html";
import type { PageInput } from "./page-input";
import { command, heading, json, table } from "./parts";
import { schemaLink, typeText } from "./schema-text";

/** The formats of the product's own, and calls that are made of them without A2A. */
export function formats(input: PageInput): Html | undefined {
  const { product, contract } = input;
  if (product.formats.length === 0) return undefined;
  return html`<section>
    ${heading(2, "formats", "The message and the receipt")}
    ${product.formats.map(({ schema: name, title, text }) => {
      const schema = contract.schemas.get(name) ?? {};
      const required = new Set(schema.required);
      return html`${heading(3, `format.${name}`, title)}
        <p>${text}</p>
        <p>${schema.description}</p>
        ${table(
          title,
          ["Field", "Required", "Type", "Meaning"],
          Object.entries(schema.properties ?? {}).map(([key, property]) => ({
            cells: [
              html`<a href="#${name}.${key}"><code>${key}</code></a>`,
              required.has(key) ? "yes" : "no",
              typeText(property),
              property.description,
            ],
          })),
        )}
        <p>In full: ${schemaLink(name)}.</p>`;
    })}
    ${heading(3, "native", "Without A2A")} ${product.calls.map((call) => plainCall(input, call))}
    <p>What is refused there is answered with ${schemaLink(product.refusals)}.</p>
  </section>`;
}

function plainCall({ product, origin }: PageInput, call: PlainCall): Html {
  const { path, body } = call;
  const headers: Record<string, string> =
    body === undefined ? {} : { "Content-Type": "application/json" };
  return html`<details class="example" id="${call.name}" open>
    <summary><code>${call.method} ${path}</code> ${call.summary}</summary>
    ${command(curl({ path, headers, body }, product, origin))}
    <p>The answer, with status ${call.status}:</p>
    ${json(call.answer, product.origin, origin)}
  </details>`;
}
