import fc from "fast-check";
import { json } from "./arbitraries";

/** What is read of a JSON schema here. */
interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  oneOf?: readonly Schema[];
  additionalProperties?: Schema | boolean;
}

/** What is read of an OpenRPC document here. */
export interface OpenRpc {
  methods: readonly {
    name: string;
    params: readonly { name: string; required?: boolean; schema: Schema }[];
  }[];
}

const pageToken = (text: string) => Buffer.from(text).toString("base64url");

/** Strings that pass for what they are to be, or nearly, and that code may stumble over. */
const tellingStrings = fc.constantFrom(
  "",
  "a",
  "\ud800",
  "a\u0000b",
  "a/b~c",
  "__proto__",
  "\u{1F600}".repeat(70),
  pageToken('["a","b"]'),
  pageToken('["\\ud800","\\u0000"]'),
  pageToken('["a",{}]'),
);

/** Date-times of the contract: UTC, with all that RFC 3339 and its readers let through. */
const timestamps = fc.constantFrom(
  "2026-01-31T12:00:00Z",
  "2016-12-31T23:59:60Z",
  "9999-12-31T23:59:60.5Z",
  "9999-12-31T23:59:59.9999Z",
  "0000-01-01T00:00:00Z",
  "2026-01-31 12:00:00Z",
  "2026-01-31\u200012:00:00Z",
  "2026-01-31t12:00:00.123456789123456789Z",
);

const integers = fc.oneof(
  fc.constantFrom(0, -0, 1, 2, 100, 2 ** 31 - 1, 2 ** 53, -1, 0.5, 1e300, Infinity),
  fc.integer({ min: 0, max: 100 }),
);

/** JSON, in which a number may be one that JSON can write and a double cannot hold. */
const anything = fc.oneof(
  json,
  fc.constantFrom<unknown>(Infinity, [-0, Infinity], { a: { "b/~": Infinity } }),
);

const freeForm = fc.dictionary(fc.oneof(fc.string(), tellingStrings), anything, {
  maxKeys: 3,
  noNullPrototype: true,
});

/**
 * Params of the methods of a document, mostly as its schemas have them: what code behind a validator
 * gets to see.
 *
 * @param named other values for the members of some names, wherever they are
 */
export function callsOf(
  document: OpenRpc,
  named: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<{ method: string; params: object }> {
  const resolve = (ref: string) =>
    ref
      .split("/")
      .slice(1)
      .reduce((at: any, step) => at[step], document) as Schema;

  const members = (schemas: Readonly<Record<string, Schema>>, required: readonly string[]) =>
    fc.record(
      Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, named[name] ?? valueOf(schema)]),
      ),
      { requiredKeys: [...required], noNullPrototype: true },
    );

  const objectOf = ({ properties, required = [], oneOf }: Schema): fc.Arbitrary<unknown> => {
    if (!properties) return freeForm;
    if (!oneOf) return members(properties, required);
    // Branches of one member each: one of them and no other.
    const kinds = oneOf.flatMap((branch) => branch.required ?? []);
    const others = Object.entries(properties).filter(([name]) => !kinds.includes(name));
    return fc.oneof(
      ...kinds.map((kind) =>
        members({ ...Object.fromEntries(others), [kind]: properties[kind]! }, [...required, kind]),
      ),
    );
  };

  const valueOf = (schema: Schema): fc.Arbitrary<unknown> => {
    if (schema.$ref !== undefined) return valueOf(resolve(schema.$ref));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    switch (schema.type) {
      case "string":
        if (schema.format === "date-time") return timestamps;
        return fc.oneof(fc.string({ unit: "binary", maxLength: 5 }), tellingStrings);
      case "integer":
        return integers;
      case "boolean":
        return fc.boolean();
      case "array":
        return fc.array(valueOf(schema.items ?? {}), { minLength: 1, maxLength: 2 });
      case "object":
        return objectOf(schema);
      default:
        return schema.oneOf ? fc.oneof(...schema.oneOf.map(valueOf)) : anything;
    }
  };

  return fc.oneof(
    ...document.methods.map(({ name: method, params }) => {
      const schemas = Object.fromEntries(params.map(({ name, schema }) => [name, schema]));
      const required = params.filter((param) => param.required).map(({ name }) => name);
      return members(schemas, required).map((given) => ({ method, params: given }));
    }),
  );
}
