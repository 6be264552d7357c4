import fs from "node:fs";
import path from "node:path";
import { ALIASES, METHODS } from "../../generated/a2a-0.3/methods";
import openrpc from "../../generated/a2a-0.3/openrpc.json";
import { METHOD_NAMES } from "../../generated/methods";
import {
  collections,
  enums,
  extensionFields,
  intRanges,
  methods,
  objects,
  requiredButMaybeEmptyLists,
  requiredButMaybeEmptyStrings,
  unions,
} from "./a2a-0.3-table";

const schemaDir = path.resolve(__dirname, "../../schemas/a2a-0.3");
const suffix = ".schema.json";

type Json = Record<string, any>;

function readSchema(name: string): Json {
  return JSON.parse(fs.readFileSync(path.join(schemaDir, name + suffix), "utf8")) as Json;
}

/** The schema expected for a type, without description and bounds. */
function expectedSchema(type: string, field: string): Json {
  if (type.startsWith("repeated "))
    return { type: "array", items: expectedSchema(type.slice("repeated ".length), field) };
  const map = /^map<(.+)>$/.exec(type);
  if (map) return { type: "object", additionalProperties: expectedSchema(map[1]!, field) };
  if (type.startsWith('"')) {
    const values = type.split(" | ").map((value) => JSON.parse(value) as string);
    return values.length === 1
      ? { type: "string", const: values[0] }
      : { type: "string", enum: values };
  }
  switch (type) {
    case "string":
      return { type: "string" };
    case "bool":
      return { type: "boolean" };
    case "int": {
      const [minimum, maximum] = intRanges[field] ?? [0, 2147483647];
      return { type: "integer", minimum, maximum };
    }
    case "base64":
      return { type: "string", format: "byte" };
    case "timestamp":
      return { type: "string", format: "date-time", pattern: "Z$" };
    case "object":
      return { type: "object" };
    default:
      return { $ref: type + suffix };
  }
}

/** What it adds to a field's own schema that 1.0 requires it too. */
function requiredBounds(type: string, field: string): Json {
  if (type === "string" && !requiredButMaybeEmptyStrings.includes(field)) return { minLength: 1 };
  if (type.startsWith("repeated ") && !requiredButMaybeEmptyLists.includes(field))
    return { minItems: 1 };
  return {};
}

function expectHead(schema: Json, name: string): void {
  expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
  expect(schema.title).toBe(name);
  expect(schema.description).toMatch(/\(A2A 0\.3 §\d+(\.\d+)*(, (A2A )?§\d+(\.\d+)*)*\)\.$/);
}

const names = [
  ...[...objects, ...unions, ...enums].map(({ name }) => name),
  ...collections.map(([name]) => name),
];

describe("A2A 0.3 schemas against the 0.3 schema", () => {
  it("there is one schema file for each row, and no other", () => {
    const files = fs.readdirSync(schemaDir).filter((file) => file.endsWith(suffix));
    expect(files.sort()).toEqual(names.map((name) => name + suffix).sort());
  });

  it("no name occurs twice in the table", () => {
    expect(new Set(names).size).toBe(names.length);
  });

  for (const { name, fields, oneof } of objects) {
    describe(name, () => {
      const schema = readSchema(name);
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);

      it(`\`${name}\` has every field, with its type, and no other but extensions`, () => {
        const actual = properties.map(([key, { description: _description, ...rest }]) => [
          key,
          rest,
        ]);
        const expected = fields.map(([key, type, required]) => {
          const field = `${name}.${key}`;
          const bounds = required ? requiredBounds(type, field) : {};
          return [key, { ...expectedSchema(type, field), ...bounds }];
        });
        const extensions = Object.entries(extensionFields[name] ?? {});
        expect(actual).toEqual([...expected, ...extensions]);
      });

      it(`\`${name}\` requires what 0.3 requires`, () => {
        expect(schema.required ?? []).toEqual(
          fields.filter(([, , required]) => required).map(([key]) => key),
        );
        expect(schema.oneOf).toEqual(oneof?.map((member) => ({ required: [member] })));
      });

      it(`\`${name}\` is a described object that admits unknown fields`, () => {
        expectHead(schema, name);
        expect(schema.type).toBe("object");
        expect(schema).not.toHaveProperty("additionalProperties");
        // Beside a $ref a description would be ignored, so there must be none.
        const described = properties.filter(([, property]) => "description" in property);
        const inline = properties.filter(([, property]) => !("$ref" in property));
        expect(described).toEqual(inline);
      });
    });
  }

  for (const { name, tag, branches } of unions) {
    it(`\`${name}\` is a union told apart by ${tag}`, () => {
      const schema = readSchema(name);
      expectHead(schema, name);
      expect(schema.discriminator).toEqual({ propertyName: tag });
      expect(schema.oneOf).toEqual(branches.map((branch) => ({ $ref: branch + suffix })));
    });
  }

  for (const { name, values } of enums) {
    it(`\`${name}\` has every value`, () => {
      const schema = readSchema(name);
      expectHead(schema, name);
      expect([schema.type, schema.enum]).toEqual(["string", values]);
    });
  }

  for (const [name, type] of collections) {
    it(`\`${name}\` is ${type}`, () => {
      const schema = readSchema(name);
      expectHead(schema, name);
      expect(schema).toMatchObject(expectedSchema(type, name));
    });
  }
});

describe("A2A 0.3 methods", () => {
  it("each has the params, the result and the name in 1.0 of the table", () => {
    const found = openrpc.methods.map(({ name }) => {
      const { request, result } = METHODS[name as keyof typeof METHODS];
      return [name, request, result, ALIASES[name as keyof typeof ALIASES]];
    });
    expect(found).toEqual(methods);
  });

  it("each method of 1.0 has one of them, with the same streaming", () => {
    expect(methods.map(([, , , name10]) => name10).sort()).toEqual([...METHOD_NAMES].sort());
    const streaming = methods.filter(([name]) => METHODS[name as keyof typeof METHODS].streaming);
    expect(streaming.map(([name]) => name)).toEqual(["message/stream", "tasks/resubscribe"]);
  });
});
