import fc from "fast-check";

/** A data model as the tables in test/pins state it. */
export interface Model {
  objects: readonly ObjectRow[];
  unions?: readonly { name: string; branches: readonly string[] }[];
  enums: readonly { name: string; values: readonly string[] }[];
  collections?: readonly (readonly [name: string, type: string])[];
  mayBeEmpty: readonly string[];
  intRanges: Readonly<Record<string, readonly [number, number]>>;
}

interface ObjectRow {
  name: string;
  fields: readonly (readonly [name: string, type: string, required: boolean])[];
  oneof?: readonly string[] | undefined;
}

/** Another arbitrary for some names of a model, made from the one that the table gives. */
export type Overrides = Readonly<
  Record<string, (arbitrary: fc.Arbitrary<any>, of: ArbitraryOf) => fc.Arbitrary<any>>
>;

export type ArbitraryOf = (name: string) => fc.Arbitrary<any>;

/**
 * The valid values of each name of a model, as JSON.parse gives them: plain objects, in which a
 * member named `__proto__` is one like any other.
 */
export function arbitrariesOf(model: Model, overrides: Overrides = {}): ArbitraryOf {
  const known = new Map<string, fc.Arbitrary<any>>();
  const build = (name: string): fc.Arbitrary<any> => {
    const union = model.unions?.find((row) => row.name === name);
    if (union) return fc.oneof(...union.branches.map(of));
    const values = model.enums.find((row) => row.name === name)?.values;
    if (values) return fc.constantFrom(...values);
    const collection = model.collections?.find(([collectionName]) => collectionName === name);
    if (collection) return typeArbitrary(collection[1], name, false);
    const row = model.objects.find((candidate) => candidate.name === name);
    return row ? objectArbitrary(row) : scalar(name);
  };
  const of: ArbitraryOf = (name) => {
    let arbitrary = known.get(name);
    if (!arbitrary) {
      arbitrary = overrides[name]?.(build(name), of) ?? build(name);
      known.set(name, arbitrary);
    }
    return arbitrary;
  };

  function objectArbitrary({ name, fields, oneof }: ObjectRow): fc.Arbitrary<any> {
    const members = (required: boolean) =>
      Object.fromEntries(
        fields
          .filter(([field, , isRequired]) => isRequired === required && !oneof?.includes(field))
          .map(([field, type]) => [field, typeArbitrary(type, `${name}.${field}`, required)]),
      );
    const parts = [fc.record(members(true)), fc.record(members(false), { requiredKeys: [] })];
    if (oneof) {
      const variants = fields.filter(([field]) => oneof.includes(field));
      parts.push(
        fc.oneof(
          ...variants.map(([field, type]) =>
            fc.record({ [field]: typeArbitrary(type, `${name}.${field}`, false) }),
          ),
        ),
      );
    }
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as object);
  }

  function typeArbitrary(type: string, field: string, required: boolean): fc.Arbitrary<any> {
    const min = required && !model.mayBeEmpty.includes(field) ? 1 : 0;
    if (type.startsWith("repeated "))
      return fc.array(typeArbitrary(type.slice("repeated ".length), field, false), {
        minLength: min,
        maxLength: 3,
      });
    const map = /^map<(?:string, )?(.+)>$/.exec(type);
    if (map) return mapOf(typeArbitrary(map[1]!, field, false));
    if (type.startsWith('"'))
      return fc.constantFrom(...type.split(" | ").map((text) => JSON.parse(text) as string));
    if (type === "string") return of("string").filter((text: string) => text.length >= min);
    if (type === "int" || type === "int32") {
      const [low, high] = model.intRanges[field] ?? [0, 2147483647];
      return fc.integer({ min: low, max: high });
    }
    return of(type);
  }
  return (name) => of(name).map((value): unknown => JSON.parse(JSON.stringify(value)));
}

function scalar(type: string): fc.Arbitrary<unknown> {
  switch (type) {
    case "string":
      return fc.oneof(fc.string({ maxLength: 8 }), fc.string({ unit: "grapheme", maxLength: 4 }));
    case "bool":
      return fc.boolean();
    case "base64":
    case "bytes":
      return fc.base64String({ maxLength: 16 });
    case "timestamp":
    case "Timestamp":
      return fc
        .date({
          min: new Date("0001-01-01T00:00:00Z"),
          max: new Date("9999-12-31T23:59:59Z"),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString());
    case "object":
    case "Struct":
      return jsonObject();
    case "Value":
      return fc.oneof(jsonValue(), jsonObject());
    default:
      throw new Error(`the table has no row ${type}`);
  }
}

/** Any JSON value, shallow and small. */
export function jsonValue(): fc.Arbitrary<unknown> {
  return fc.jsonValue({ maxDepth: 2, stringUnit: "grapheme" });
}

/** Any JSON object, an empty one and one with a member `__proto__` included. */
export function jsonObject(
  key: fc.Arbitrary<string> = fc.oneof(fc.string({ maxLength: 4 }), fc.constant("__proto__")),
  value: fc.Arbitrary<unknown> = jsonValue(),
): fc.Arbitrary<Record<string, unknown>> {
  return mapOf(value, key);
}

/** Through entries, since assigning to `__proto__` would set no member. */
function mapOf<T>(
  value: fc.Arbitrary<T>,
  key: fc.Arbitrary<string> = fc.string({ maxLength: 4 }),
): fc.Arbitrary<Record<string, T>> {
  return fc
    .array(fc.tuple(key, value), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries));
}
