import { compareRest } from "./compare-lists";
import { isObject, type JsonObject, sameJson } from "./json";
import { compareArrays } from "./schema-arrays";
import { compareBounds } from "./schema-bounds";
import { compareObjects } from "./schema-objects";
import { comparePatterns } from "./schema-patterns";
import { ANNOTATIONS, compareAnnotations } from "./schema-text";
import { compareTypes } from "./schema-types";
import { compareUnions, wrapLoneSide } from "./schema-unions";
import {
  follow,
  NOTHING,
  partOf,
  type PlacedSchema,
  reportValues,
  type SchemaPair,
  type SchemaWalk,
  whereOf,
} from "./schema-walk";

/** A rule about some keywords, which it names, so that what no rule knows can be told. */
interface KeywordRule {
  keywords: readonly string[];
  compare: (walk: SchemaWalk, pair: SchemaPair, compareParts: CompareParts) => void;
}

/** Compares parts of two schemas; rules are given it, since they are part of it. */
export type CompareParts = typeof compareSchemas;

const RULES: readonly KeywordRule[] = [
  compareTypes,
  compareBounds,
  comparePatterns,
  compareObjects,
  compareArrays,
  compareUnions,
];

const KNOWN = new Set(["$ref", ...ANNOTATIONS, ...RULES.flatMap(({ keywords }) => keywords)]);

/** Reports what became of the values that a schema allows, wherever its references lead. */
export function compareSchemas(walk: SchemaWalk, before: PlacedSchema, after: PlacedSchema): void {
  const key = JSON.stringify([before.at, before.isLone, after.at, after.isLone, walk.polarity]);
  if (walk.seen.has(key)) return;
  walk.seen.add(key);
  const at = whereOf({ before, after });
  const refs = [before, after].map(({ schema }) => typeof schema.$ref === "string");
  if ([before, after].some(hasMoreThanRef)) {
    if (refs.includes(false)) {
      const words = "a reference with more beside it came or went, which cannot be judged";
      reportValues(walk, at, "changed", { subject: "schema", change: "unjudged", words });
      return;
    }
    compareKeywords(walk, { before: withoutRef(before), after: withoutRef(after) });
  } else if (refs.includes(true)) {
    compareAnnotations(walk, { before, after });
  }
  const pair = { before: follow(walk.before, before), after: follow(walk.after, after) };
  if (pair.before === undefined || pair.after === undefined) {
    const words = "a reference leads nowhere, so it cannot be judged";
    reportValues(walk, at, "changed", { subject: "schema", change: "unjudged", words });
  } else if (refs.includes(true)) compareSchemas(walk, pair.before, pair.after);
  else compareKeywords(walk, wrapLoneSide({ before, after }));
}

function hasMoreThanRef({ schema }: PlacedSchema): boolean {
  if (typeof schema.$ref !== "string") return false;
  return Object.keys(schema).some((key) => key !== "$ref" && !ANNOTATIONS.includes(key));
}

function withoutRef({ schema: { $ref: _, ...rest }, at }: PlacedSchema): PlacedSchema {
  return { schema: rest, at };
}

function compareKeywords(walk: SchemaWalk, pair: SchemaPair): void {
  const at = whereOf(pair);
  const wasNothing = pair.before.schema === NOTHING;
  if (wasNothing !== (pair.after.schema === NOTHING)) {
    const words = wasNothing ? "was refused and is allowed" : "was allowed and is refused";
    reportValues(walk, at, wasNothing ? "wider" : "narrower", { subject: "schema", words });
    return;
  }
  compareAnnotations(walk, pair);
  for (const { compare } of RULES) compare(walk, pair, compareSchemas);
  const schemas = {
    before: pair.before.schema,
    after: pair.after.schema,
    at: { before: pair.before.at, after: pair.after.at },
  };
  compareRest(walk.findings, schemas, KNOWN, walk);
  compareInside(walk, pair);
}

/** A keyword that no rule knows may read the same and yet refer to what is not. */
function compareInside(walk: SchemaWalk, pair: SchemaPair): void {
  const exact: SchemaWalk = { ...walk, polarity: "exact" };
  for (const key of Object.keys(pair.before.schema)) {
    if (KNOWN.has(key) || !sameJson(pair.before.schema[key], pair.after.schema[key])) continue;
    for (const path of refPaths(pair.before.schema[key], [key]))
      compareSchemas(exact, partOf(pair.before, ...path), partOf(pair.after, ...path));
  }
}

function refPaths(node: unknown, path: string[]): string[][] {
  if (typeof node !== "object" || node === null) return [];
  const own = isObject(node) && typeof node.$ref === "string" ? [path] : [];
  const inside = Object.entries(node as JsonObject).flatMap(([key, value]) =>
    refPaths(value, [...path, key]),
  );
  return [...own, ...inside];
}
