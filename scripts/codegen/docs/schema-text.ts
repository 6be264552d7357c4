import { type JsonSchema, refName, SCHEMA_REF } from "../../contract/schemas";
import { html, type HtmlValue, joined } from "./html";

/** The type of a value in words, with a link to each schema. */
export function typeText(schema: JsonSchema): HtmlValue {
  const name = refName(schema);
  if (name !== undefined) return schemaLink(name);
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${value}</code>`),
      ", ",
    );
  if (schema.items) return html`array of ${typeText(schema.items)}${bounds(schema)}`;
  if (typeof schema.additionalProperties === "object")
    return html`map of ${typeText(schema.additionalProperties)}`;
  if (schema.oneOf && !schema.properties) return joined(schema.oneOf.map(typeText), " or ");
  return html`${[schema.type ?? "any JSON value"].flat().join(" or ")}${bounds(schema)}`;
}

export function schemaLink(name: string): HtmlValue {
  return html`<a href="#${name}">${name}</a>`;
}

/** The schema that a reference into a request's properties leads to. */
export function resolveProperty(
  schema: JsonSchema,
  schemas: ReadonlyMap<string, JsonSchema>,
): JsonSchema {
  const [name = "", ...path] = schema.$ref?.startsWith(SCHEMA_REF)
    ? schema.$ref.slice(SCHEMA_REF.length).split("/")
    : [];
  if (path.length === 0) return schema;
  const found = path.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    schemas.get(name),
  );
  if (found === undefined) throw new Error(`${schema.$ref}: leads nowhere`);
  return found as JsonSchema;
}

const BOUNDS: Readonly<Record<string, string>> = {
  minLength: "at least * characters",
  maxLength: "at most * characters",
  minimum: "from *",
  maximum: "to *",
  minItems: "at least * items",
  maxItems: "at most * items",
  format: "*",
};

function bounds(schema: JsonSchema): string {
  return Object.entries(BOUNDS)
    .flatMap(([keyword, words]) => {
      const bound = schema[keyword] as string | number | undefined;
      return bound === undefined ? [] : [`, ${words.replace("*", String(bound))}`];
    })
    .join("");
}
