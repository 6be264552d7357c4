import {
  compareFixed,
  compareNames,
  compareRest,
  compareText,
  memberPair,
  type Pair,
  placeOf,
} from "./compare-lists";
import type { Findings } from "./finding";
import { asNames, isObject, show } from "./json";

/** What a product may do with a method, from the most to the least. */
const PRODUCTS = {
  "x-beacon": { at: "at the Beacon", policies: ["accept", "status-only", "empty", "refuse"] },
  "x-gateway": { at: "at the Gateway", policies: ["serve", "serve-if", "refuse"] },
} as const;

/** Members of a method that hold a row of what a product does with it. */
export const POLICY_ROWS: readonly string[] = Object.keys(PRODUCTS);

const TEXT = ["why", "answers"];

const KNOWN = new Set([...TEXT, "policy", "condition", "error", "errors"]);

/** Reports what became of what each product does with a method. */
export function comparePolicies(findings: Findings, method: Pair, affects: string): void {
  for (const [key, { at, policies }] of Object.entries(PRODUCTS)) {
    const told = { name: `${affects} ${at}`, affects };
    const { before, after, at: place } = memberPair(method, key);
    if (isObject(before) && isObject(after))
      compareRow(findings, { before, after, at: place }, policies, told);
    else if (before !== undefined)
      compareFixed(findings, method, key, { kind: "policy-changed", ...told });
    else if (after !== undefined) {
      const words = `${told.name}: what it does is said now`;
      const added = { kind: "policy-added", breaking: false, words, affects } as const;
      findings.add({ at: { after: place.after }, ...added });
    }
  }
}

interface Told {
  name: string;
  affects: string;
}

function compareRow(findings: Findings, row: Pair, policies: readonly string[], told: Told): void {
  comparePolicy(findings, row, policies, told);
  // Which error refuses, and what must be so, goes with the policy: it is told of where that stayed.
  if (row.before.policy === row.after.policy)
    for (const key of ["error", "condition"])
      compareFixed(findings, row, key, { kind: "policy-changed", ...told });
  const errors = memberPair(row, "errors");
  compareNames(
    findings,
    { before: asNames(errors.before), after: asNames(errors.after), at: errors.at },
    {
      subject: "error",
      affects: told.affects,
      words: (name) => `${told.name}: answered with ${name}`,
    },
  );
  compareText(findings, row, TEXT, told);
  compareRest(findings, row, KNOWN, told);
}

function comparePolicy(
  findings: Findings,
  row: Pair,
  policies: readonly string[],
  { name, affects }: Told,
): void {
  const member = memberPair(row, "policy");
  if (member.before === member.after) return;
  const [was, is] = [member.before, member.after].map((policy) =>
    policies.indexOf(policy as string),
  ) as [number, number];
  const isKnown = was >= 0 && is >= 0;
  findings.add({
    at: placeOf(member),
    kind: isKnown ? "policy-changed" : "policy-unjudged",
    breaking: !isKnown || is > was,
    words: `${name}: the policy was ${show(member.before)} and is ${show(member.after)}`,
    affects,
  });
}
