import { type Contract, requestTypeOf } from "../contract/contract";
import { type JsonSchema, protoName, reachable, refName } from "../contract/schemas";

/** `readers.ts`: the ProtoJSON reader of each type that a caller can send. */
export function emitReaders({ document, schemas }: Contract): string {
  const requests = [...new Set(document.methods.map(requestTypeOf))].sort();
  const types = [...reachable(requests, schemas)].sort();
  return `
/*
 * ProtoJSON readers: the known fields of a value, under their JSON names.
 *
 * A field may come in its JSON or its proto spelling (the JSON spelling wins), null counts as absent,
 * an enum value may come as its number, unknown fields are left behind. Free-form values
 * (Struct, Value) are passed on untouched. Whatever has the wrong type stays as it is, for the
 * validator to refuse. Nothing here throws, and nothing is coerced.
 */

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function pick(from: Fields, jsonName: string, protoName: string): unknown {
  return from[jsonName] ?? from[protoName] ?? undefined;
}

function readList(value: unknown, read: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(read) : value;
}

${types.map((name) => reader(name, schemas.get(name) as JsonSchema)).join("\n")}

/** The reader of each request type. */
export const READERS = {
${requests.map((name) => `${name}: read${name},`).join("\n")}
} as const;
`;
}

function reader(name: string, schema: JsonSchema): string {
  if (schema.enum) {
    return `
const ${name}_VALUES: readonly string[] = ${JSON.stringify(schema.enum)};

export function read${name}(value: unknown): unknown {
  return typeof value === "number" ? (${name}_VALUES[value] ?? value) : value;
}`;
  }
  return `
export function read${name}(value: unknown): unknown {
  if (!isObject(value)) return value;
  const read: Fields = {};
  let field: unknown;
${Object.entries(schema.properties ?? {})
  .map(([key, property]) => readField(key, property))
  .join("\n")}
  return read;
}`;
}

function readField(key: string, schema: JsonSchema): string {
  const isValue = !schema.type && !schema.$ref;
  // A google.protobuf.Value of null is a value, so for it null is not absent.
  if (isValue) return `if (Object.hasOwn(value, "${key}")) read.${key} = value.${key};`;

  const proto = protoName(key);
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
