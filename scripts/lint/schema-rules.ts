import { type JsonSchema, oneofMembers, reachable, refName, refNames } from "../contract/schemas";
import type { Rule } from "./contract-rules";

/** The products' own documents, which no method takes or answers. */
const NATIVE_PREFIXES = ["Beacon", "Gateway"];

const everySchemaIsUsed: Rule = ({ document, schemas }) => {
  const named = [...refNames(document)].filter((name) => schemas.has(name));
  const used = reachable(named, schemas);
  for (const name of schemas.keys())
    if (NATIVE_PREFIXES.some((prefix) => name.startsWith(prefix))) used.add(name);
  const all = reachable(used, schemas);
  return [...schemas.keys()]
    .filter((name) => !all.has(name))
    .map((name) => `${name}: no method, error or native document uses this schema`);
};

const everythingIsDescribed: Rule = ({ schemas }) =>
  [...schemas].flatMap(([name, schema]) => [
    ...(schema.description ? [] : [`${name}: a description is wanted`]),
    ...undescribed(schema, name),
  ]);

function undescribed(schema: JsonSchema, at: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const path = `${at}.${key}`;
    if (refName(property)) return [];
    const own = property.description ? [] : [`${path}: a description is wanted`];
    return [...own, ...undescribed(property, path)];
  });
}

/** The code generator reads a oneOf as a proto oneof or as a tagged union, and knows no other. */
const oneOfIsKnown: Rule = ({ schemas }) =>
  [...schemas].flatMap(([name, schema]) => {
    if (!schema.oneOf) return [];
    if (schema.discriminator) return unionFaults(name, schema, schemas);
    const members = oneofMembers(schema);
    const isComplete = members?.every((member) => Object.hasOwn(schema.properties ?? {}, member));
    return isComplete ? [] : [`${name}: oneOf must be branches with one required property each`];
  });

function unionFaults(
  name: string,
  schema: JsonSchema,
  schemas: ReadonlyMap<string, JsonSchema>,
): string[] {
  const tag = schema.discriminator?.propertyName ?? "";
  return (schema.oneOf ?? []).flatMap((branch) => {
    const target = schemas.get(refName(branch) ?? "");
    const isTagged =
      typeof target?.properties?.[tag]?.const === "string" && target.required?.includes(tag);
    return isTagged ? [] : [`${name}: each branch must require a constant ${tag}`];
  });
}

export const schemaRules: Rule[] = [everySchemaIsUsed, everythingIsDescribed, oneOfIsKnown];
