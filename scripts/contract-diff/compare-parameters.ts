import { compareRest, compareText } from "./compare-lists";
import type { PlacedOperation } from "./compare-openapi";
import { compareSchemas } from "./compare-schemas";
import type { Finding, Place } from "./finding";
import { asList, asObject, type JsonObject, pointerTo } from "./json";
import { partOf, type SchemaWalk } from "./schema-walk";

interface PlacedParameter {
  /** Its name and where it goes, which only together are its own. */
  key: string;
  isRequired: boolean;
  parameter: JsonObject;
  at: string;
}

/** What something with a name of its own is, in messages and findings. */
export interface Named {
  kind: "param" | "header";
  label: string;
}

const TEXT = ["description", "deprecated"];

/** Reports what became of the parameters of an operation. */
export function compareParameters(
  walk: SchemaWalk,
  { before, after }: { before: PlacedOperation; after: PlacedOperation },
): void {
  const was = parametersOf(before);
  const is = parametersOf(after);
  for (const [key, one] of was) compareNamed(walk, { kind: "param", label: key }, one, is.get(key));
  for (const [key, one] of is)
    if (!was.has(key)) compareNamed(walk, { kind: "param", label: key }, undefined, one);
}

function parametersOf({
  operation,
  at,
  item,
  itemAt,
}: PlacedOperation): Map<string, PlacedParameter> {
  const placed = [
    ...asList(item.parameters).map((value, index) => [
      value,
      pointerTo(itemAt, "parameters", index),
    ]),
    ...asList(operation.parameters).map((value, index) => [
      value,
      pointerTo(at, "parameters", index),
    ]),
  ] as [unknown, string][];
  return new Map(
    placed.map(([value, place]) => {
      const parameter = asObject(value);
      const key = `${String(parameter.name)} in ${String(parameter.in)}`;
      return [key, { key, isRequired: parameter.required === true, parameter, at: place }];
    }),
  );
}

/**
 * Compares what has a name, a schema and a mark whether it must be there: a parameter, or a header of
 * a response. What goes may not have to be there newly; what comes may not stay away newly.
 */
export function compareNamed(
  walk: SchemaWalk,
  { kind, label }: Named,
  before: Omit<PlacedParameter, "key"> | undefined,
  after: Omit<PlacedParameter, "key"> | undefined,
): void {
  const { direction, affects, findings } = walk;
  const place: Place = { ...(before && { before: before.at }), ...(after && { after: after.at }) };
  const add = (change: "added" | "removed" | "required" | "optional", words: string) => {
    const harm = direction === "sent" ? "required" : "optional";
    const breaking = change === "removed" || change === harm;
    const told: Finding["kind"] = `${kind}-${change}`;
    findings.add({
      at: place,
      kind: told,
      direction,
      breaking,
      words: `${affects}: ${words}`,
      affects,
    });
  };
  if (!after) {
    if (before) add("removed", `${label} is gone`);
    return;
  }
  if (!before) {
    const isNeeded = after.isRequired && direction === "sent";
    if (isNeeded) add("required", `${label} is new, and must be there`);
    else add("added", `${label} is new`);
    return;
  }
  if (!before.isRequired && after.isRequired) add("required", `${label} must now be there`);
  if (before.isRequired && !after.isRequired) add("optional", `${label} may now be left out`);
  const pair = {
    before: before.parameter,
    after: after.parameter,
    at: { before: before.at, after: after.at },
  };
  compareText(findings, pair, TEXT, { name: `${affects}: ${label}`, affects });
  compareRest(findings, pair, new Set([...TEXT, "name", "in", "required", "schema"]), walk);
  compareSchemas(
    walk,
    partOf({ schema: before.parameter, at: before.at }, "schema"),
    partOf({ schema: after.parameter, at: after.at }, "schema"),
  );
}
