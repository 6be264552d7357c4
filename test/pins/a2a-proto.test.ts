import fs from "node:fs";
import path from "node:path";

import {
  enums,
  extensionFields,
  int32Ranges,
  messages,
  requiredButMaybeEmptyLists,
  requiredButMaybeEmptyStrings,
} from "./a2a-proto-table";

const schemaDir = path.resolve(__dirname, "../../schemas/a2a");
const suffix = ".schema.json";

type Json = null | boolean | number | string | Json[] | JsonObject;
interface JsonObject {
  [key: string]: Json;
}

function asObject(value: Json | undefined, what: string): JsonObject {
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new Error(`${what} is not a JSON object`);
  }
  return value;
}

function readSchema(name: string): JsonObject {
  const text = fs.readFileSync(path.join(schemaDir, name + suffix), "utf8");
  return asObject(JSON.parse(text) as Json, name);
}

function propertiesOf(schema: JsonObject): Map<string, JsonObject> {
  const properties = asObject(schema.properties, "properties");
  return new Map(
    Object.entries(properties).map(([key, value]) => [key, asObject(value, `properties.${key}`)]),
  );
}

/** The schema expected for a proto type, without description and REQUIRED bounds. */
function expectedSchema(type: string, field: string): JsonObject {
  if (type.startsWith("repeated ")) {
    return {
      type: "array",
      items: expectedSchema(type.slice("repeated ".length), field),
    };
  }
  const map = /^map<string, (\w+)>$/.exec(type);
  if (map?.[1] !== undefined) {
    return {
      type: "object",
      additionalProperties: expectedSchema(map[1], field),
    };
  }
  switch (type) {
    case "string":
      return { type: "string" };
    case "bool":
      return { type: "boolean" };
    case "int32": {
      const [minimum, maximum] = int32Ranges[field] ?? [0, 2147483647];
      return { type: "integer", minimum, maximum };
    }
    case "bytes":
      return { type: "string", format: "byte" };
    case "Timestamp":
      return { type: "string", format: "date-time", pattern: "Z$" };
    case "Struct":
      return { type: "object" };
    case "Value":
      return {};
    default:
      return { $ref: type + suffix };
  }
}

/** What a REQUIRED mark adds to a field's own schema. */
function requiredBounds(type: string, field: string): JsonObject {
  if (type === "string" && !requiredButMaybeEmptyStrings.includes(field)) {
    return { minLength: 1 };
  }
  if (type.startsWith("repeated ") && !requiredButMaybeEmptyLists.includes(field)) {
    return { minItems: 1 };
  }
  return {};
}

function camelToSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function expectDescription(schema: JsonObject): void {
  expect(typeof schema.description === "string" && schema.description.trim() !== "").toBe(true);
}

function expectHead(schema: JsonObject, name: string): void {
  expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
  expect(schema.title).toBe(name);
  expectDescription(schema);
  expect(schema.description).toMatch(/\(A2A §\d+(\.\d+)+\)\.$/);
}

describe("A2A schemas against the proto", () => {
  it("there is one schema file for each message and enum, and no other", () => {
    const expected = [...messages, ...enums].map(({ name }) => name + suffix);
    expect(fs.readdirSync(schemaDir).sort()).toEqual(expected.sort());
  });

  it("no name occurs twice in the table", () => {
    const names = [...messages, ...enums].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("every type in the table is a scalar, a well-known type, a message or an enum", () => {
    const known = new Set([
      ...["string", "bool", "int32", "bytes", "Timestamp", "Struct", "Value"],
      ...[...messages, ...enums].map(({ name }) => name),
    ]);
    const unknown = messages
      .flatMap(({ fields }) => fields.map(([, , type]) => type))
      .map((type) => type.replace(/^repeated |^map<string, (?=\w+>$)|>$/g, ""))
      .filter((type) => !known.has(type));
    expect(unknown).toEqual([]);
  });

  it("every extension is of a message in the table", () => {
    const known = messages.map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(Object.keys(extensionFields)));
  });

  for (const { name, fields, oneof } of messages) {
    const extensions = Object.entries(extensionFields[name] ?? {});
    describe(name, () => {
      it(`\`${name}\` has every field of the proto, in its order, and no other but extensions`, () => {
        expect([...propertiesOf(readSchema(name)).keys()]).toEqual(
          [...fields, ...extensions].map(([jsonName]) => jsonName),
        );
      });

      it(`\`${name}\` has the field types of the proto`, () => {
        const actual = [...propertiesOf(readSchema(name))].map(([jsonName, property]) => {
          const withoutDescription = { ...property };
          // Beside a $ref a description would be ignored, so there must be none.
          if (property.$ref === undefined) {
            delete withoutDescription.description;
          }
          return [jsonName, withoutDescription];
        });
        const expected = fields.map(([jsonName, , type, required]) => {
          const field = `${name}.${jsonName}`;
          const bounds = required ? requiredBounds(type, field) : {};
          return [jsonName, { ...expectedSchema(type, field), ...bounds }];
        });
        expect(actual).toEqual([...expected, ...extensions]);
      });

      it(`\`${name}\` requires exactly the REQUIRED fields of the proto`, () => {
        expect(readSchema(name).required ?? []).toEqual(
          fields.filter(([, , , required]) => required).map(([jsonName]) => jsonName),
        );
      });

      it(`\`${name}\` has the oneof of the proto, if any`, () => {
        expect(readSchema(name).oneOf).toEqual(oneof?.map((member) => ({ required: [member] })));
      });

      it(`\`${name}\` is an object that admits unknown fields`, () => {
        const schema = readSchema(name);
        expect(schema.type).toBe("object");
        expect(schema).not.toHaveProperty("additionalProperties");
      });

      it(`\`${name}\` is described, and so is each field that is no reference`, () => {
        const schema = readSchema(name);
        expectHead(schema, name);
        for (const property of propertiesOf(schema).values()) {
          if (property.$ref === undefined) expectDescription(property);
        }
      });

      it(`\`${name}\` has JSON names that map to the proto names mechanically`, () => {
        expect(fields.map(([jsonName]) => camelToSnake(jsonName))).toEqual(
          fields.map(([, protoName]) => protoName),
        );
      });
    });
  }

  for (const { name, values } of enums) {
    it(`\`${name}\` has every value of the proto, by number`, () => {
      const schema = readSchema(name);
      expectHead(schema, name);
      expect(schema.type).toBe("string");
      expect(schema.enum).toEqual(values);
    });
  }
});
