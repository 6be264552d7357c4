import { asNames, sameJson, show } from "./json";
import {
  type PlacedSchema,
  reportValues,
  type SchemaPair,
  type SchemaWalk,
  whereOf,
} from "./schema-walk";

const ALL_TYPES = ["array", "boolean", "null", "number", "object", "string"];

/** `type`, `enum` and `const`: which values there are at all. */
export const compareTypes = {
  keywords: ["type", "enum", "const"],
  compare(walk: SchemaWalk, { before, after }: SchemaPair): void {
    const at = whereOf({ before, after });
    const types = { before: typesOf(before), after: typesOf(after) };
    const gone = types.before.filter((type) => !covers(types.after, type));
    const come = types.after.filter((type) => !covers(types.before, type));
    if (gone.length > 0)
      reportValues(walk, at, "narrower", {
        subject: "type",
        words: `can no longer be ${gone.join(" or ")}`,
      });
    if (come.length > 0)
      reportValues(walk, at, "wider", {
        subject: "type",
        words: `can now be ${come.join(" or ")}`,
      });
    compareValues(walk, { before, after }, constantOf);
    compareValues(walk, { before, after }, enumOf);
  },
};

type ValuesOf = (placed: PlacedSchema) => unknown[] | undefined;

function compareValues(walk: SchemaWalk, { before, after }: SchemaPair, valuesOf: ValuesOf): void {
  const at = whereOf({ before, after });
  const was = valuesOf(before);
  const is = valuesOf(after);
  const gone = is && (was ?? ["any other value"]).filter((a) => !is.some((b) => sameJson(a, b)));
  const come = was && (is ?? ["any other value"]).filter((a) => !was.some((b) => sameJson(a, b)));
  if (gone?.length)
    reportValues(walk, at, "narrower", {
      subject: "values",
      words: `no longer ${gone.map(show).join(", ")}`,
    });
  if (come?.length)
    reportValues(walk, at, "wider", {
      subject: "values",
      words: `now also ${come.map(show).join(", ")}`,
    });
}

const constantOf: ValuesOf = ({ schema }) =>
  Object.hasOwn(schema, "const") ? [schema.const] : undefined;

const enumOf: ValuesOf = ({ schema }) => (Array.isArray(schema.enum) ? schema.enum : undefined);

function typesOf(placed: PlacedSchema): string[] {
  const { type } = placed.schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return asNames(type);
  const values = constantOf(placed) ?? enumOf(placed);
  return values ? [...new Set(values.map(typeOf))] : ALL_TYPES;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Number.isInteger(value)) return "integer";
  return Array.isArray(value) ? "array" : typeof value;
}

function covers(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}
