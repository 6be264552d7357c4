import { memberPair, placeOf } from "./compare-lists";
import { sameJson, show } from "./json";
import { reportValues, type SchemaPair, type SchemaWalk } from "./schema-walk";

/** What stands for a bound that is not there. */
const LOWER: Record<string, number> = {
  minimum: -Infinity,
  exclusiveMinimum: -Infinity,
  minLength: 0,
  minItems: 0,
  minProperties: 0,
};

const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

/** How small and how large: each bound on its own. */
export const compareBounds = {
  keywords: [...Object.keys(LOWER), ...UPPER, "multipleOf", "uniqueItems"],
  compare(walk: SchemaWalk, pair: SchemaPair): void {
    for (const key of Object.keys(LOWER))
      compareBound(walk, pair, key, (was, is) => numbers(was, is, LOWER[key] as number));
    for (const key of UPPER)
      compareBound(walk, pair, key, (was, is) => -numbers(was, is, Infinity));
    compareBound(
      walk,
      pair,
      "uniqueItems",
      (was, is) => Number(is === true) - Number(was === true),
    );
    compareBound(walk, pair, "multipleOf", multiples);
  },
};

/** @param tighter above 0 where the bound is tighter, below where looser, not a number where neither */
function compareBound(
  walk: SchemaWalk,
  { before, after }: SchemaPair,
  key: string,
  tighter: (was: unknown, is: unknown) => number,
): void {
  const at = { before: before.at, after: after.at };
  const member = memberPair({ before: before.schema, after: after.schema, at }, key);
  if (sameJson(member.before, member.after)) return;
  const difference = tighter(member.before, member.after);
  if (difference === 0) return;
  const effect = Number.isNaN(difference) ? "changed" : difference > 0 ? "narrower" : "wider";
  reportValues(walk, placeOf(member), effect, {
    subject: "bound",
    words: `was ${show(member.before)} and is ${show(member.after)}`,
  });
}

function numbers(was: unknown, is: unknown, absent: number): number {
  const [a, b] = [was ?? absent, is ?? absent];
  // In old drafts exclusiveMinimum is a boolean, which says something else.
  if (typeof a !== "number" || typeof b !== "number") return NaN;
  return a === b ? 0 : b - a;
}

function multiples(was: unknown, is: unknown): number {
  if (was === undefined) return 1;
  if (is === undefined) return -1;
  if (typeof was !== "number" || typeof is !== "number") return NaN;
  if (Number.isInteger(is / was)) return 1;
  return Number.isInteger(was / is) ? -1 : NaN;
}
