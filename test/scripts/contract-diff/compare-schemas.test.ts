import Ajv from "ajv";
import fc from "fast-check";
import { compareSchemas } from "../../../scripts/contract-diff/compare-schemas";
import { createFindings, type Direction } from "../../../scripts/contract-diff/finding";
import { toSchema } from "../../../scripts/contract-diff/schema-walk";

const TAGS = ["a", "b"];

/** Schemas of few keywords over few values, so that two of them often differ by what a value shows. */
const schema: fc.Arbitrary<any> = fc.letrec((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom({}, false, true, { type: "null" }, { type: ["string", "null"] }),
    fc.record({ enum: fc.uniqueArray(fc.constantFrom("a", "b", 1, null), { minLength: 1 }) }),
    fc.record({ const: fc.constantFrom("a", 1, 1.5, null) }),
    optional({ type: ["string"], minLength: [0, 1, 2], maxLength: [1, 2], pattern: ["^a", "b$"] }),
    optional({ type: ["integer", "number"], minimum: [0, 1], maximum: [1, 2], multipleOf: [1, 2] }),
    fc.record({ type: fc.constant("array"), items: tie("schema"), minItems: fc.nat(2) }),
    fc.record(
      {
        type: fc.constant("object"),
        properties: fc.record({ a: tie("schema"), b: tie("schema") }),
        required: fc.subarray(["a", "b"]),
        additionalProperties: tie("schema"),
      },
      { requiredKeys: ["properties"] },
    ),
    fc.record({ oneOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie("schema") }),
    fc.record({ oneOf: fc.constant(TAGS.map((tag) => tagged(tag))) }),
  ),
})).schema;

function optional(keywords: Record<string, unknown[]>): fc.Arbitrary<object> {
  const model = Object.entries(keywords).map(([key, values]) => [key, fc.constantFrom(...values)]);
  return fc.record(Object.fromEntries(model) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: ["type"],
  });
}

function tagged(tag: string): object {
  return { type: "object", properties: { a: { const: tag } }, required: ["a"] };
}

/** Values that the schemas above tell apart. Objects have both fields or one, and at times another. */
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom("", "a", "b", "ab", "bab", 0, 1, 1.5, 2, 3, null, true),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.record({ a: tie("value"), b: tie("value"), c: tie("value") }, { requiredKeys: [] }),
  ),
})).value;

/** Takes one keyword of a schema, or one of a part of it, from another schema. */
function changedFrom(one: any, other: any): any {
  if (typeof one !== "object" || typeof other !== "object") return other;
  const [key] = Object.keys(other);
  return key === undefined ? {} : { ...one, [key]: other[key] };
}

function breaks(before: unknown, after: unknown, direction: Direction): boolean {
  const findings = createFindings();
  const walk = {
    before: { schema: before },
    after: { schema: after },
    findings,
    direction,
    polarity: "same",
    affects: "it",
    seen: new Set<string>(),
  } as const;
  const place = (one: unknown) => ({ schema: toSchema(one), at: "/schema" });
  compareSchemas(walk, place(before), place(after));
  return findings.list().some(({ breaking }) => breaking);
}

/** Whether a schema names all fields or refuses the rest: fields without a name count as new ones. */
function namesItsFields(node: any): boolean {
  if (typeof node !== "object" || node === null) return true;
  const isOpen = node.properties && node.additionalProperties !== false;
  const isWhole = !isOpen || ["a", "b"].every((name) => name in node.properties);
  return isWhole && Object.values(node).every(namesItsFields);
}

const ajv = new Ajv({ strict: false });

describe("compareSchemas()", () => {
  it("finds nothing between a schema and itself", () => {
    fc.assert(
      fc.property(schema, (one) => {
        expect(breaks(one, structuredClone(one), "sent")).toBe(false);
        expect(breaks(one, structuredClone(one), "received")).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it("passes no change by which a value that was allowed is refused, or the other way", () => {
    const found = { refused: 0, allowed: 0 };
    const pair = fc
      .tuple(schema, schema, fc.boolean())
      .map(([one, other, isWhole]) => [one, isWhole ? other : changedFrom(one, other)]);
    fc.assert(
      fc.property(pair, fc.array(value, { minLength: 20, maxLength: 20 }), ([a, b], values) => {
        fc.pre(namesItsFields(a) && namesItsFields(b));
        const [was, is] = [ajv.compile(a), ajv.compile(b)];
        for (const one of values) {
          if (was(one) && !is(one)) {
            found.refused += 1;
            expect(breaks(a, b, "sent")).toBe(true);
          }
          if (!was(one) && is(one)) {
            found.allowed += 1;
            expect(breaks(a, b, "received")).toBe(true);
          }
        }
        ajv.removeSchema();
      }),
      { numRuns: 500 },
    );
    expect(found.refused).toBeGreaterThan(100);
    expect(found.allowed).toBeGreaterThan(100);
  });
});
