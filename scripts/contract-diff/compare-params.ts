import { compareRest, compareText, memberPair, type Pair } from "./compare-lists";
import { compareSchemas } from "./compare-schemas";
import { asList, asObject, isObject, type JsonObject, pointerTo } from "./json";
import { follow, partOf, type PlacedSchema, type SchemaWalk, toSchema } from "./schema-walk";

const TEXT = ["summary", "description", "deprecated"];

const KNOWN = new Set([...TEXT, "name", "required", "schema"]);

interface PlacedParam {
  name: string;
  isRequired: boolean;
  param: JsonObject;
  at: string;
}

/** Reports what became of the params of a method, by name. */
export function compareParams(walk: SchemaWalk, method: Pair): void {
  const was = paramsOf(method.before, method.at.before);
  const is = paramsOf(method.after, method.at.after);
  for (const before of was) {
    const after = is.find(({ name }) => name === before.name);
    if (after) compareParam(walk, before, after);
    else
      report(walk, { before: before.at }, "removed", `there is no param ${before.name} any more`);
  }
  for (const { name, isRequired, at } of is.filter((param) => !was.some(named(param)))) {
    const words = isRequired ? `new param ${name}, which must be there` : `new param ${name}`;
    report(walk, { after: at }, isRequired ? "required" : "added", words);
  }
  compareOrder(walk, method, { was, is });
  compareRequests(walk, method);
}

function named({ name }: PlacedParam): (other: PlacedParam) => boolean {
  return (other) => other.name === name;
}

function paramsOf(method: JsonObject, at: string): PlacedParam[] {
  return asList(method.params).map((value, index) => {
    const param = asObject(value);
    const isRequired = param.required === true;
    return { name: String(param.name), isRequired, param, at: pointerTo(at, "params", index) };
  });
}

type ParamChange = "added" | "removed" | "required" | "optional";

function report(
  { findings, affects }: SchemaWalk,
  at: { before?: string; after?: string },
  change: ParamChange,
  words: string,
): void {
  findings.add({
    at,
    kind: `param-${change}`,
    direction: "sent",
    breaking: change === "removed" || change === "required",
    words: `${affects}: ${words}`,
    affects,
  });
}

function compareParam(walk: SchemaWalk, before: PlacedParam, after: PlacedParam): void {
  const at = { before: before.at, after: after.at };
  if (!before.isRequired && after.isRequired)
    report(walk, at, "required", `${before.name} must now be there`);
  if (before.isRequired && !after.isRequired)
    report(walk, at, "optional", `${before.name} may now be left out`);
  const pair = { before: before.param, after: after.param, at };
  const name = `${walk.affects}: param ${before.name}`;
  compareText(walk.findings, pair, TEXT, { name, affects: walk.affects });
  compareRest(walk.findings, pair, KNOWN, { direction: "sent", affects: walk.affects });
  compareSchemas(
    walk,
    partOf({ schema: before.param, at: before.at }, "schema"),
    partOf({ schema: after.param, at: after.at }, "schema"),
  );
}

/** Where params may go by position, their order counts. */
function compareOrder(
  walk: SchemaWalk,
  method: Pair,
  { was, is }: { was: PlacedParam[]; is: PlacedParam[] },
): void {
  const structure = memberPair(method, "paramStructure");
  const [before, after] = [structure.before, structure.after].map((value) =>
    typeof value === "string" ? value : "either",
  ) as [string, string];
  const told = { direction: "sent", affects: walk.affects, breaking: true } as const;
  if (before !== after)
    walk.findings.add({
      ...told,
      at: structure.before === undefined ? { before: method.at.before } : structure.at,
      kind: "param-changed",
      breaking: after !== "either",
      words: `${walk.affects}: params went ${before} and go ${after}`,
    });
  const kept = was.filter((param) => is.some(named(param)));
  const isSameOrder = kept.every(({ name }, index) => is[index]?.name === name);
  if (before === "by-name" || isSameOrder) return;
  const words = `${walk.affects}: params that may go by position stand in another order`;
  walk.findings.add({ ...told, at: method.at, kind: "param-changed", words });
}

/**
 * What is said of all params together, by the one schema that they point into: whether there may be
 * others, and which go together. The params themselves are compared one by one.
 */
function compareRequests(walk: SchemaWalk, method: Pair): void {
  const before = requestOf(walk.before, method.before);
  const after = requestOf(walk.after, method.after);
  compareSchemas({ ...walk, seen: new Set() }, withoutFields(before), withoutFields(after));
}

const ANYTHING: PlacedSchema = { schema: {}, at: "", isAbsent: true };

function requestOf(document: JsonObject, method: JsonObject): PlacedSchema {
  const owners = new Set(
    asList(method.params).map((param) => {
      const { $ref } = toSchema(asObject(param).schema);
      const parts = typeof $ref === "string" ? /^#(.+)\/properties\/[^/]+$/.exec($ref) : null;
      return parts?.[1];
    }),
  );
  const [owner] = owners;
  const ref = owners.size === 0 ? method["x-params"] : owner && { $ref: `#${owner}` };
  if (owners.size > 1 || !isObject(ref)) return ANYTHING;
  return follow(document, { schema: ref, at: "" }) ?? ANYTHING;
}

function withoutFields({ schema, ...placed }: PlacedSchema): PlacedSchema {
  const { properties: _properties, required: _required, ...rest } = schema;
  return { ...placed, schema: rest };
}
