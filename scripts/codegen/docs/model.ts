import {
  type JsonSchema,
  oneofMembers,
  reachable,
  refName,
  refNames,
} from "../../contract/schemas";
import { errorNames } from "./errors";
import { html, type Html, type HtmlValue, joined } from "./html";
import { errorOf, type PageInput } from "./page-input";
import { heading, table } from "./parts";
import { typeText } from "./schema-text";

/** Where a schema is used: the name that is shown, and where that stands. */
interface Use {
  text: string;
  href: string;
}

/** A section for each schema that the product's page speaks of, with links both ways. */
export function dataModel(input: PageInput): Html {
  const { contract } = input;
  const names = modelNames(input);
  const uses = usesOf(input, names);
  return html`<section>
    ${heading(2, "model", "Data model")}
    ${names.map((name) => schemaSection(name, contract.schemas.get(name) ?? {}, uses.get(name) ?? []))}
  </section>`;
}

/** The schemas that the product's page speaks of, in alphabetical order. */
export function modelNames(input: PageInput): string[] {
  const { contract, product, apis } = input;
  const direct = new Set([
    ...refNames(contract.document.methods),
    ...errorNames(input).flatMap((name) => refName(errorOf(input, name).notes.data) ?? []),
    ...product.routes.flatMap(({ takes, answers }) => [takes ?? [], answers ?? []].flat()),
    ...product.formats.map(({ schema }) => schema),
    ...apis.flatMap(({ document }) => [...refNames(document.paths)]),
    product.refusals,
  ]);
  const known = [...direct].filter((name) => contract.schemas.has(name));
  return [...reachable(known, contract.schemas)].sort();
}

function usesOf(input: PageInput, names: readonly string[]): Map<string, Use[]> {
  const { contract, product, apis } = input;
  const uses = new Map<string, Use[]>(names.map((name) => [name, []]));
  const note = (node: unknown, use: Use) => {
    for (const name of refNames(node)) uses.get(name)?.push(use);
  };
  for (const method of contract.document.methods)
    note(method, { text: method.name, href: method.name });
  for (const name of errorNames(input))
    note(errorOf(input, name).notes, { text: name, href: name });
  for (const { route, takes, answers } of product.routes)
    for (const name of [takes, answers])
      if (name !== undefined) uses.get(name)?.push({ text: route, href: "routes" });
  for (const { source, document } of apis)
    note(document.paths, { text: source.surface, href: source.name });
  for (const name of names) note(contract.schemas.get(name), { text: name, href: name });
  return uses;
}

function schemaSection(name: string, schema: JsonSchema, uses: readonly Use[]): Html {
  return html`<section class="schema">
    ${heading(3, name, name)}
    <p>${schema.description}</p>
    ${schemaBody(name, schema)}
    <p class="uses">
      Used by
      ${
        uses.length === 0
          ? "what is refused outside JSON-RPC"
          : joined(
              uses.map(({ text, href }) => html`<a href="#${href}">${text}</a>`),
              ", ",
            )
      }.
    </p>
  </section>`;
}

/** The fields of a schema, or its type where it has none. */
export function schemaBody(name: string, schema: JsonSchema, prefix = name): HtmlValue {
  const members = oneofMembers(schema);
  const rows = fieldRows(prefix, schema);
  return html`${
    members &&
    html`<p>
      Exactly one of
      ${joined(
        members.map((member) => html`<code>${member}</code>`),
        ", ",
      )}.
    </p>`
  }${
    rows.length > 0
      ? table(`Fields of ${name}`, ["Field", "Required", "Type", "Meaning"], rows)
      : html`<p>${typeText(schema)}</p>`
  }`;
}

/** A row for each field; the fields of an object that has no name of its own follow it. */
function fieldRows(
  prefix: string,
  schema: JsonSchema,
  path = "",
): { id: string; cells: HtmlValue[] }[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = path + key;
    return [
      {
        id: `${prefix}.${name}`,
        cells: [
          html`<code>${name}</code>`,
          required.has(key) ? "yes" : "no",
          typeText(property),
          property.description,
        ],
      },
      ...fieldRows(prefix, property, `${name}.`),
    ];
  });
}
