import type { CompareParts } from "./compare-schemas";
import { asList, asNames, asObject, isObject, type JsonObject, sameJson } from "./json";
import { ANNOTATIONS } from "./schema-text";
import {
  follow,
  partOf,
  type PlacedSchema,
  reportValues,
  type SchemaPair,
  type SchemaWalk,
  whereOf,
} from "./schema-walk";

const UNIONS = ["anyOf", "oneOf"] as const;

/** Schemas made of others: `allOf`, `anyOf`, `oneOf` with what tells its branches apart, and `not`. */
export const compareUnions = {
  keywords: ["allOf", ...UNIONS, "discriminator", "not"],
  compare(walk: SchemaWalk, pair: SchemaPair, compareParts: CompareParts): void {
    compareBranches(walk, pair, "allOf", compareParts);
    compareBranches(walk, pair, "anyOf", compareParts);
    const isExclusive = [
      branchesAreApart(walk.before, pair.before),
      branchesAreApart(walk.after, pair.after),
    ];
    // More values of one branch may be values of two, which oneOf refuses.
    const polarity = isExclusive.includes(false) ? "exact" : walk.polarity;
    compareBranches({ ...walk, polarity }, pair, "oneOf", compareParts);
    compareDiscriminators(walk, pair);
    compareNot(walk, pair, compareParts);
  },
};

/** Where one side is a union and nothing else, the other one counts as a union of itself. */
export function wrapLoneSide({ before, after }: SchemaPair): SchemaPair {
  const [was, is] = [before, after].map(({ schema }) => loneUnion(schema));
  if (was === undefined && is !== undefined) return { before: wrap(before, is), after };
  if (was !== undefined && is === undefined) return { before, after: wrap(after, was) };
  return { before, after };
}

function loneUnion(schema: JsonObject): (typeof UNIONS)[number] | undefined {
  const keys = Object.keys(schema).filter((key) => !ANNOTATIONS.includes(key));
  return UNIONS.find((union) => keys.length === 1 && keys[0] === union);
}

function wrap({ schema, at }: PlacedSchema, union: (typeof UNIONS)[number]): PlacedSchema {
  return { schema: { [union]: [schema] }, at, isWrapped: true };
}

function branchesOf(placed: PlacedSchema, key: string): PlacedSchema[] {
  if (placed.isWrapped) {
    return asList(placed.schema[key]).map((schema) => ({
      schema: asObject(schema),
      at: placed.at,
      isLone: true,
    }));
  }
  return asList(placed.schema[key]).map((_, index) => partOf(placed, key, index));
}

function compareBranches(
  walk: SchemaWalk,
  pair: SchemaPair,
  key: "allOf" | (typeof UNIONS)[number],
  compareParts: CompareParts,
): void {
  const was = branchesOf(pair.before, key);
  const is = branchesOf(pair.after, key);
  if (was.length === 0 && is.length === 0) return;
  const isUnion = key !== "allOf";
  if (isUnion && (was.length === 0 || is.length === 0)) {
    const effect = was.length === 0 ? "narrower" : "wider";
    const words = was.length === 0 ? "must now be one of alternatives" : "has no alternatives now";
    reportValues(walk, whereOf(pair), effect, { subject: "alternative", words });
    return;
  }
  const { pairs, gone, come } = match(walk, was, is);
  for (const [a, b] of pairs) compareParts(walk, a, b);
  for (const branch of gone) reportBranch(walk, branch, "removed", isUnion ? "narrower" : "wider");
  for (const branch of come) reportBranch(walk, branch, "added", isUnion ? "wider" : "narrower");
}

function reportBranch(
  walk: SchemaWalk,
  branch: PlacedSchema,
  change: "removed" | "added",
  effect: "narrower" | "wider",
): void {
  const at = branch.at;
  const words = `the alternative ${labelOf(branch.schema)} is ${change === "added" ? "new" : "gone"}`;
  const place = change === "added" ? { after: at } : { before: at };
  reportValues(walk, place, effect, { subject: "alternative", change, words });
}

function labelOf(schema: JsonObject): string {
  if (typeof schema.$ref === "string") return schema.$ref.split("/").at(-1) as string;
  const names = asNames(schema.required);
  return names.length > 0 ? names.join(", ") : JSON.stringify(schema.type ?? schema.const ?? "");
}

type Branches = [before: PlacedSchema, after: PlacedSchema];

/** Pairs the branches by what names them; as many as are left on either side in their order. */
function match(walk: SchemaWalk, was: PlacedSchema[], is: PlacedSchema[]) {
  const pairs: Branches[] = [];
  let [gone, come] = [was, is];
  for (const identify of [sameRef, sameTags, sameRequired, sameType]) {
    for (const a of gone) {
      const b = come.find((candidate) => identify(walk, a, candidate));
      if (b === undefined) continue;
      pairs.push([a, b]);
      gone = gone.filter((one) => one !== a);
      come = come.filter((one) => one !== b);
    }
  }
  if (gone.length !== come.length) return { pairs, gone, come };
  const left = gone.map((a, index): Branches => [a, come[index] as PlacedSchema]);
  return { pairs: [...pairs, ...left], gone: [], come: [] };
}

type Identify = (walk: SchemaWalk, a: PlacedSchema, b: PlacedSchema) => boolean;

const sameRef: Identify = (_walk, a, b) =>
  typeof a.schema.$ref === "string"
    ? a.schema.$ref === b.schema.$ref
    : sameJson(a.schema, b.schema);

const sameTags: Identify = (walk, a, b) => {
  const [was, is] = [tagsOf(walk.before, a), tagsOf(walk.after, b)];
  return Object.keys(was).length > 0 && sameJson(was, is);
};

const sameRequired: Identify = (_walk, a, b) =>
  isBare(a.schema) && isBare(b.schema) && sameJson(a.schema.required, b.schema.required);

const sameType: Identify = (walk, a, b) => {
  const [was, is] = [follow(walk.before, a)?.schema.type, follow(walk.after, b)?.schema.type];
  return (
    was !== undefined &&
    sameJson(was, is) &&
    a.schema.$ref === undefined &&
    b.schema.$ref === undefined
  );
};

/** The constants that a branch requires. */
function tagsOf(document: JsonObject, branch: PlacedSchema): JsonObject {
  const schema = follow(document, branch)?.schema ?? {};
  const required = asNames(schema.required);
  const constants = Object.entries(asObject(schema.properties)).flatMap(([name, property]) =>
    required.includes(name) && isObject(property) && Object.hasOwn(property, "const")
      ? [[name, property.const] as const]
      : [],
  );
  return Object.fromEntries(constants);
}

/** Whether a branch says only which fields must be there, as those of a proto oneof. */
function isBare(schema: JsonObject): boolean {
  return Object.keys(schema).join() === "required";
}

/** Whether no value can be of two branches of a `oneOf`, as far as can be told. */
function branchesAreApart(document: JsonObject, placed: PlacedSchema): boolean {
  const branches = branchesOf(placed, "oneOf");
  if (branches.length < 2) return true;
  if (branches.every(({ schema }) => isBare(schema))) return true;
  const schemas = branches.map((branch) => follow(document, branch)?.schema ?? {});
  const types = schemas.map(({ type }) => (type === "integer" ? "number" : type));
  if (types.every((type) => typeof type === "string") && isSet(types)) return true;
  const [first = {}, ...others] = branches.map((branch) => tagsOf(document, branch));
  return Object.keys(first).some(
    (tag) =>
      others.every((tags) => Object.hasOwn(tags, tag)) &&
      isSet([first, ...others].map((tags) => JSON.stringify(tags[tag]))),
  );
}

function isSet(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function compareDiscriminators(walk: SchemaWalk, { before, after }: SchemaPair): void {
  if (sameJson(before.schema.discriminator, after.schema.discriminator)) return;
  const words = "other alternatives, told apart otherwise";
  const told = { subject: "alternative", change: "unjudged", words } as const;
  reportValues(walk, whereOf({ before, after }), "changed", told);
}

function compareNot(walk: SchemaWalk, pair: SchemaPair, compareParts: CompareParts): void {
  const [was, is] = [partOf(pair.before, "not"), partOf(pair.after, "not")];
  if (was.isAbsent && is.isAbsent) return;
  if (was.isAbsent || is.isAbsent) {
    const words = was.isAbsent ? "some values are refused now" : "no values are refused apart now";
    const effect = was.isAbsent ? "narrower" : "wider";
    reportValues(walk, whereOf(pair), effect, { subject: "values", words });
    return;
  }
  const polarity = { same: "reversed", reversed: "same", exact: "exact" } as const;
  compareParts({ ...walk, polarity: polarity[walk.polarity] }, was, is);
}
