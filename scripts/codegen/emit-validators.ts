import Ajv, { _, type CodeKeywordDefinition, type KeywordCxt } from "ajv";
import standaloneCode from "ajv/dist/standalone";
import addFormats from "ajv-formats";
import type { Contract } from "../contract/contract";
import { type JsonSchema, oneofMembers, SCHEMA_REF, taggedUnion } from "../contract/schemas";

/**
 * "Exactly one of these members": what a proto oneof means, as one clear error instead of one a
 * branch, and in time linear in the members.
 */
const exactlyOneOf: CodeKeywordDefinition = {
  keyword: "exactlyOneOf",
  type: "object",
  schemaType: "array",
  error: {
    message: "must have exactly one of some members",
    params: ({ schemaCode }) => _`{members: ${schemaCode}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data } = cxt;
    const count = gen.let("count", 0);
    for (const member of cxt.schema as string[]) {
      gen.if(_`Object.prototype.hasOwnProperty.call(${data}, ${member})`, () => {
        gen.add(count, _`1`);
      });
    }
    cxt.fail(_`${count} !== 1`);
  },
};

/** `validators.ts`: standalone validators, one for each schema of the contract. */
export function emitValidators({ schemas }: Contract): string {
  const ajv = new Ajv({
    // With allErrors a body of faults costs quadratic time; the first fault is the answer.
    allErrors: false,
    // A name inherited from Object.prototype is not a member.
    ownProperties: true,
    unicodeRegExp: true,
    // One function a schema, not one copy a use.
    inlineRefs: false,
    strict: true,
    strictTypes: false,
    discriminator: true,
    code: { source: true, esm: true, lines: true, optimize: 1 },
  });
  addFormats(ajv, ["date-time", "uri"]);
  // Base64 is never decoded here, so it is not checked either.
  ajv.addFormat("byte", true);
  ajv.addKeyword(exactlyOneOf);

  // A schema of its own each, so that it compiles to one function however often it is referred to.
  for (const [name, schema] of schemas) ajv.addSchema({ ...toAjv(schema, schemas), $id: name });
  const exports = Object.fromEntries([...schemas.keys()].sort().map((name) => [name, name]));
  const names = propertyNames([...schemas.values()]);
  return `
${standaloneCode(ajv, exports).replace(/^"use strict";/, "")}

/** The fault that a validator found, in ajv's terms. */
export interface Fault {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

export interface Validator {
  (data: unknown): boolean;
  errors?: Fault[] | null;
}

/** The validator of each schema, by its name. */
export const VALIDATORS = {
${Object.keys(exports).join(",\n")}
} as unknown as { readonly [S in SchemaName]: Validator };

export type SchemaName = ${Object.keys(exports)
    .map((name) => JSON.stringify(name))
    .join(" | ")};

/** What a pattern wants, in plain words, where the contract has words for it. */
export const PATTERN_WORDS: Readonly<Record<string, string>> = ${JSON.stringify(patternWords([...schemas.values()]))};

/** Every member name that the contract defines: the only names that an error may repeat. */
export const FIELD_NAMES: ReadonlySet<string> = new Set(${JSON.stringify([...names].sort())});
`;
}

/** What ajv needs of a schema: without words, with other schemas by name, a oneof as our keyword. */
function toAjv(schema: JsonSchema, schemas: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const copy = JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if ((key === "title" || key === "description") && typeof value === "string") return undefined;
    if (key === "x-wanted") return undefined;
    if (key === "$ref" && typeof value === "string") return value.replace(SCHEMA_REF, "");
    // "one of these" says more than "a string".
    if (isEnum(value)) delete value.type;
    return value;
  }) as JsonSchema;
  const union = taggedUnion(schema, schemas);
  if (union) {
    // The tag is looked at first, so that the fault of a wrong one lists those there are.
    const values = union.branches.map(({ value }) => value);
    return {
      type: "object",
      required: [union.tag],
      properties: { [union.tag]: { enum: values } },
      ...copy,
    };
  }
  const members = oneofMembers(schema);
  if (members) {
    delete copy.oneOf;
    copy.exactlyOneOf = members;
  }
  return copy;
}

function isEnum(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && Array.isArray((value as JsonSchema).enum);
}

function patternWords(
  nodes: readonly unknown[],
  found: Record<string, string> = {},
): Record<string, string> {
  for (const node of nodes) {
    if (typeof node !== "object" || node === null) continue;
    const { pattern, "x-wanted": words } = node as JsonSchema;
    if (typeof pattern === "string" && typeof words === "string") found[pattern] = words;
    patternWords(Object.values(node), found);
  }
  return found;
}

function propertyNames(nodes: readonly unknown[], found = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (typeof node !== "object" || node === null) continue;
    const properties = (node as JsonSchema).properties;
    if (properties) Object.keys(properties).forEach((name) => found.add(name));
    propertyNames(Object.values(node), found);
  }
  return found;
}
