import type { CompareParts } from "./compare-schemas";
import { asNames, asObject } from "./json";
import {
  NOTHING,
  partOf,
  type PlacedSchema,
  reportValues,
  type SchemaPair,
  type SchemaWalk,
  whereOf,
} from "./schema-walk";

/** Fields: those that are named, which of them must be there, and the rest. */
export const compareObjects = {
  keywords: ["properties", "required", "additionalProperties", "propertyNames"],
  compare(walk: SchemaWalk, pair: SchemaPair, compareParts: CompareParts): void {
    const was = asObject(pair.before.schema.properties);
    const is = asObject(pair.after.schema.properties);
    for (const name of Object.keys(was)) {
      if (!Object.hasOwn(is, name)) reportRemoved(walk, partOf(pair.before, "properties", name));
      else compareParts(walk, ...bothOf(pair, "properties", name));
    }
    for (const name of Object.keys(is))
      if (!Object.hasOwn(was, name)) compareAdded(walk, pair, name, compareParts);
    compareRequired(walk, pair);
    compareOthers(walk, pair, compareParts);
    if (
      pair.before.schema.propertyNames !== undefined ||
      pair.after.schema.propertyNames !== undefined
    )
      compareParts(walk, ...bothOf(pair, "propertyNames"));
  },
};

function bothOf(
  { before, after }: SchemaPair,
  ...keys: string[]
): [before: PlacedSchema, after: PlacedSchema] {
  return [partOf(before, ...keys), partOf(after, ...keys)];
}

/** Whoever sends it is ignored or refused, and whoever reads it misses it. */
function reportRemoved(walk: SchemaWalk, { at }: PlacedSchema): void {
  reportValues(walk, { before: at }, "changed", {
    subject: "field",
    change: "removed",
    words: "there is no such field any more",
  });
}

function compareAdded(
  walk: SchemaWalk,
  { before, after }: SchemaPair,
  name: string,
  compareParts: CompareParts,
): void {
  const others = partOf(before, "additionalProperties");
  const field = partOf(after, "properties", name);
  const isRefused = field.schema === NOTHING;
  if (others.schema === NOTHING) {
    if (isRefused) return;
    const words = "new field, where no other fields were allowed";
    reportValues(walk, { after: field.at }, "wider", { subject: "field", change: "added", words });
    return;
  }
  // Beside fields that are named, another name meant nothing, and nobody is expected to have used it.
  const effect = isRefused ? "narrower" : "new";
  const words = isRefused ? "this field is refused now" : "new field";
  reportValues(walk, { after: field.at }, effect, { subject: "field", change: "added", words });
  // In a map, and in an object that named none, it may have been used for anything.
  const isMap = before.schema.properties === undefined || Object.keys(others.schema).length > 0;
  if (isMap && !isRefused) compareParts(walk, others, field);
}

function compareRequired(walk: SchemaWalk, { before, after }: SchemaPair): void {
  const was = asNames(before.schema.required);
  const is = asNames(after.schema.required);
  const removed = (name: string) =>
    Object.hasOwn(asObject(before.schema.properties), name) &&
    !Object.hasOwn(asObject(after.schema.properties), name);
  for (const name of is.filter((one) => !was.includes(one)))
    reportValues(walk, whereOf({ before, after }), "narrower", {
      subject: "field",
      change: "required",
      words: `${name} must now be there`,
    });
  // A field that is gone is told of already.
  for (const name of was.filter((one) => !is.includes(one) && !removed(one)))
    reportValues(walk, whereOf({ before, after }), "wider", {
      subject: "field",
      change: "optional",
      words: `${name} may now be left out`,
    });
}

/** Fields without a name of their own: refused, anything, or the values of a map. */
function compareOthers(walk: SchemaWalk, pair: SchemaPair, compareParts: CompareParts): void {
  const [was, is] = bothOf(pair, "additionalProperties");
  const wasClosed = was.schema === NOTHING;
  if (wasClosed === (is.schema === NOTHING)) {
    if (was.isAbsent && is.isAbsent) return;
    compareParts(walk, was, is);
    return;
  }
  reportValues(walk, whereOf({ before: was, after: is }), wasClosed ? "wider" : "narrower", {
    subject: "unknown-fields",
    words: wasClosed ? "other fields are allowed now" : "other fields are refused now",
  });
}
