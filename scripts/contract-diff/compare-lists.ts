import type { Findings, Place, Report, Subject } from "./finding";
import { type JsonObject, namesOfBoth, pointerTo, sameJson, show } from "./json";

/** One thing in both versions, and where it stands. */
export interface Pair {
  before: JsonObject;
  after: JsonObject;
  at: Required<Place>;
}

/** A member of a pair, as a pair of its own. */
export function memberPair(
  { before, after, at }: Pair,
  key: string,
): { before: unknown; after: unknown; at: Required<Place> } {
  return {
    before: before[key],
    after: after[key],
    at: { before: pointerTo(at.before, key), after: pointerTo(at.after, key) },
  };
}

/** Where something stands that one version may lack. */
export function placeOf({ before, after, at }: ReturnType<typeof memberPair>): Place {
  return {
    ...(before !== undefined && { before: at.before }),
    ...(after !== undefined && { after: at.after }),
  };
}

/**
 * Reports each member that differs and that nobody here knows: what it means to a client cannot be
 * told, so it counts as breaking.
 */
export function compareRest(
  findings: Findings,
  pair: Pair,
  known: ReadonlySet<string>,
  { affects, direction }: Pick<Report, "affects" | "direction"> = {},
): void {
  for (const key of namesOfBoth(pair.before, pair.after)) {
    const member = memberPair(pair, key);
    if (known.has(key) || sameJson(member.before, member.after)) continue;
    findings.add({
      at: placeOf(member),
      kind: "member-unjudged",
      direction,
      breaking: true,
      words: `${key} differs, and the comparison does not know what it means: teach it in scripts/contract-diff/`,
      affects,
    });
  }
}

/** Reports members that are for people only, such as descriptions. */
export function compareText(
  findings: Findings,
  pair: Pair,
  keys: readonly string[],
  { name, affects }: { name: string; affects?: string },
): void {
  for (const key of keys) {
    const member = memberPair(pair, key);
    if (sameJson(member.before, member.after)) continue;
    findings.add({
      at: placeOf(member),
      kind: "text-changed",
      breaking: false,
      words: `${name}: ${key} reads otherwise`,
      affects,
    });
  }
}

/** Reports a member of which any change counts as breaking. */
export function compareFixed(
  findings: Findings,
  pair: Pair,
  key: string,
  { kind, name, affects }: { kind: Report["kind"]; name: string; affects?: string },
): void {
  const member = memberPair(pair, key);
  if (sameJson(member.before, member.after)) return;
  findings.add({
    at: placeOf(member),
    kind,
    breaking: true,
    words: `${name}: ${key} was ${show(member.before)} and is ${show(member.after)}`,
    affects,
  });
}

/** Reports names that a list has gained, as additive, and lost, as breaking. */
export function compareNames(
  findings: Findings,
  { before, after, at }: { before: string[]; after: string[]; at: Required<Place> },
  {
    subject,
    affects,
    words,
  }: { subject: Subject; affects?: string; words: (name: string) => string },
): void {
  before.forEach((name, index) => {
    if (after.includes(name)) return;
    const place = { before: pointerTo(at.before, index) };
    const text = `${words(name)}: no longer`;
    findings.add({ at: place, kind: `${subject}-removed`, breaking: true, words: text, affects });
  });
  after.forEach((name, index) => {
    if (before.includes(name)) return;
    const place = { after: pointerTo(at.after, index) };
    const text = `${words(name)}: new`;
    findings.add({ at: place, kind: `${subject}-added`, breaking: false, words: text, affects });
  });
}
