import { type Contract, requestTypeOf } from "../contract/contract";
import { type JsonSchema, protoName, reachable, refName, taggedUnion } from "../contract/schemas";

type Schemas = Contract["schemas"];

/** `readers.ts`: the reader of each type that a caller can send. */
export function emitReaders({ document, schemas, source }: Contract): string {
  const requests = [...new Set(document.methods.map(requestTypeOf))].sort();
  const types = [...reachable(requests, schemas)].sort();
  const { protoJson } = source;
  return `
${protoJson ? PROTO_JSON_NOTE : JSON_NOTE}

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
${protoJson ? PICK : ""}
function readList(value: unknown, read: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(read) : value;
}

${types.map((name) => reader(name, schemas, protoJson)).join("\n")}

/** The reader of each request type. */
export const READERS = {
${requests.map((name) => `${name}: read${name},`).join("\n")}
} as const;
`;
}

const PROTO_JSON_NOTE = `/*
 * ProtoJSON readers: the known fields of a value, under their JSON names.
 *
 * A field may come in its JSON or its proto spelling (the JSON spelling wins), null counts as absent,
 * an enum value may come as its number, unknown fields are left behind. Free-form values
 * (Struct, Value) are passed on untouched. Whatever has the wrong type stays as it is, for the
 * validator to refuse. Nothing here throws, and nothing is coerced.
 */`;

const JSON_NOTE = `/*
 * Readers: the known fields of a value.
 *
 * null counts as absent, a tag that can have one value only may be left out and is filled in, unknown
 * fields are left behind. Free-form values are passed on untouched. Whatever has the wrong type stays
 * as it is, for the validator to refuse. Nothing here throws, and nothing is coerced.
 */`;

const PICK = `
function pick(from: Fields, jsonName: string, protoName: string): unknown {
  return from[jsonName] ?? from[protoName] ?? undefined;
}
`;

function reader(name: string, schemas: Schemas, protoJson: boolean): string {
  const schema = schemas.get(name) as JsonSchema;
  if (schema.enum) return enumReader(name, schema.enum, protoJson);
  const union = taggedUnion(schema, schemas);
  if (union) {
    return `
export function read${name}(value: unknown): unknown {
  if (!isObject(value)) return value;
  switch (value.${union.tag}) {
${union.branches.map((branch) => `case "${branch.value}": return read${branch.name}(value);`).join("\n")}
    default: return value;
  }
}`;
  }
  return `
export function read${name}(value: unknown): unknown {
  if (!isObject(value)) return value;
  const read: Fields = {};
${Object.keys(schema.properties ?? {}).length > 0 ? "let field: unknown;" : ""}
${Object.entries(schema.properties ?? {})
  .map(([key, property]) => readField(key, property, protoJson))
  .join("\n")}
  return read;
}`;
}

function enumReader(name: string, values: readonly string[], protoJson: boolean): string {
  if (!protoJson) {
    return `
export function read${name}(value: unknown): unknown {
  return value;
}`;
  }
  return `
const ${name}_VALUES: readonly string[] = ${JSON.stringify(values)};

export function read${name}(value: unknown): unknown {
  return typeof value === "number" ? (${name}_VALUES[value] ?? value) : value;
}`;
}

function readField(key: string, schema: JsonSchema, protoJson: boolean): string {
  const isValue = !schema.type && !schema.$ref && schema.const === undefined;
  // A google.protobuf.Value of null is a value, so for it null is not absent.
  if (isValue) return `if (Object.hasOwn(value, "${key}")) read.${key} = value.${key};`;
  if (schema.const !== undefined && !protoJson)
    return `read.${key} = value.${key} ?? ${JSON.stringify(schema.const)};`;

  const proto = protoJson ? protoName(key) : key;
  const picked = proto === key ? `value.${key} ?? undefined` : `pick(value, "${key}", "${proto}")`;
  return `field = ${picked};
  if (field !== undefined) read.${key} = ${readValue(schema)};`;
}

function readValue(schema: JsonSchema): string {
  const name = refName(schema);
  if (name) return `read${name}(field)`;
  const item = refName(schema.items);
  if (item) return `readList(field, read${item})`;
  if (schema.type === "object" && typeof schema.additionalProperties === "object")
    throw new Error("a map in a request: teach the reader to read its values");
  return "field";
}
