import { type JsonSchema, oneofMembers, reachable, refName, refNames } from "../contract/schemas";
import type { Rule } from "./contract-rules";

const NATIVE_PREFIX = "Beacon";

const everySchemaIsUsed: Rule = ({ document, schemas }) => {
  const used = reachable(refNames(document), schemas);
  for (const name of schemas.keys()) if (name.startsWith(NATIVE_PREFIX)) used.add(name);
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

/** The code generator reads a oneOf beside properties as a proto oneof, and knows no other. */
const oneOfIsAProtoOneof: Rule = ({ schemas }) =>
  [...schemas].flatMap(([name, schema]) => {
    if (!schema.oneOf) return [];
    const members = oneofMembers(schema);
    const isComplete = members?.every((member) => Object.hasOwn(schema.properties ?? {}, member));
    return isComplete ? [] : [`${name}: oneOf must be branches with one required property each`];
  });

export const schemaRules: Rule[] = [everySchemaIsUsed, everythingIsDescribed, oneOfIsAProtoOneof];
