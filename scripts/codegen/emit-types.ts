import { compile } from "json-schema-to-typescript";
import { type JsonSchema, oneofMembers, refName, taggedUnion } from "../contract/schemas";
import type { Contract } from "../contract/contract";

type Annotated = JsonSchema & { tsType?: string };

/** `types.ts`: a TypeScript type for each schema, named as the schema. */
export async function emitTypes({ schemas }: Contract): Promise<string> {
  const blocks: string[] = [];
  for (const [name, schema] of [...schemas].sort(([a], [b]) => (a < b ? -1 : 1))) {
    blocks.push(await declare(name, schema, schemas));
  }
  return blocks.join("\n");
}

async function declare(
  name: string,
  schema: JsonSchema,
  schemas: Contract["schemas"],
): Promise<string> {
  const comment = schema.description ? `/** ${schema.description} */\n` : "";
  const union = taggedUnion(schema, schemas);
  const alias = union ? union.branches.map((branch) => branch.name).join(" | ") : typeText(schema);
  if (alias) return `${comment}export type ${name} = ${alias};\n`;

  const members = oneofMembers(schema);
  if (!members) return compileOne(name, schema);

  const variants = members.map((member) => name + pascal(member));
  const declared = await Promise.all(
    members.map((member, index) =>
      compileOne(variants[index] ?? name, variantOf(schema, members, member)),
    ),
  );
  return [`${comment}export type ${name} = ${variants.join(" | ")};`, ...declared].join("\n");
}

/** A type that needs no declaration of its own: a list or a map. */
function typeText(schema: JsonSchema): string | undefined {
  if (schema.items) return `${itemText(schema.items)}[]`;
  if (schema.type !== "object" || schema.properties) return undefined;
  const values = schema.additionalProperties;
  return `Record<string, ${typeof values === "object" ? itemText(values) : "unknown"}>`;
}

function itemText(schema: JsonSchema): string {
  const single = typeof schema.type === "string" ? schema.type : undefined;
  return refName(schema) ?? typeText(schema) ?? single ?? "unknown";
}

/** The object in which just one member of a oneof is present. */
function variantOf(schema: JsonSchema, members: string[], present: string): JsonSchema {
  const { oneOf: _oneOf, ...rest } = schema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, value]) => [
      key,
      members.includes(key) && key !== present ? { tsType: "never" } : value,
    ]),
  );
  return {
    ...rest,
    description: `The ${schema.title} that holds \`${present}\`.`,
    properties,
    required: [...(schema.required ?? []), present],
  };
}

function compileOne(name: string, schema: JsonSchema): Promise<string> {
  const annotated = annotate({ ...schema, title: undefined });
  return compile(annotated as Parameters<typeof compile>[0], name, {
    bannerComment: "",
    additionalProperties: false,
    format: false,
  });
}

/** Replaces what json-schema-to-typescript would inline or widen with the type it stands for. */
function annotate(schema: JsonSchema): Annotated {
  const name = refName(schema);
  if (name) return { tsType: name };
  const isFree =
    !schema.type && !schema.enum && schema.const === undefined && !("tsType" in schema);
  if (isFree) return { ...schema, tsType: "unknown" };
  if (schema.type === "object" && !schema.properties)
    return { description: schema.description, tsType: typeText(schema) };
  const copy: Annotated = { ...schema };
  // A minimum would become a tuple type, which no array literal of a variable length fits.
  delete copy.minItems;
  delete copy.maxItems;
  if (schema.items) copy.items = annotate(schema.items);
  if (schema.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [key, annotate(value)]),
    );
  }
  return copy;
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
