import { compareContent } from "./compare-content";
import { compareFixed, compareRest, compareText, memberPair, type Pair } from "./compare-lists";
import type { PlacedOperation } from "./compare-openapi";
import { compareParameters } from "./compare-parameters";
import { compareResponses } from "./compare-responses";
import type { Direction, Findings } from "./finding";
import { asList, asObject, sameJson, show } from "./json";
import type { SchemaWalk } from "./schema-walk";

const TEXT = ["summary", "description", "tags", "deprecated", "externalDocs"];

const KNOWN = new Set([
  ...TEXT,
  "operationId",
  "security",
  "parameters",
  "requestBody",
  "responses",
]);

interface Operations {
  name: string;
  /** Whether it is the client that is called. */
  isCalled: boolean;
  before: PlacedOperation;
  after: PlacedOperation;
}

/** Reports what became of an operation of an OpenAPI document. */
export function compareOperation(
  findings: Findings,
  documents: Pair,
  { name, isCalled, before, after }: Operations,
): void {
  const told = { name, affects: name };
  const at = { before: before.at, after: after.at };
  const pair: Pair = { before: before.operation, after: after.operation, at };
  const walkFor = (direction: Direction): SchemaWalk => ({
    before: documents.before,
    after: documents.after,
    findings,
    direction,
    polarity: "same",
    affects: name,
    seen: new Set(),
  });
  const [asked, answered]: [Direction, Direction] = isCalled
    ? ["received", "sent"]
    : ["sent", "received"];
  compareParameters(walkFor(asked), { before, after });
  compareBody(walkFor(asked), pair);
  compareResponses(walkFor(answered), pair);
  compareSecurity(findings, pair, name);
  // What clients are generated from calls them so.
  compareFixed(findings, pair, "operationId", { kind: "operation-changed", ...told });
  compareText(findings, pair, TEXT, told);
  compareRest(findings, pair, KNOWN, told);
}

function compareBody(walk: SchemaWalk, operation: Pair): void {
  const { before, after, at } = memberPair(operation, "requestBody");
  const { findings, affects, direction } = walk;
  const body = { before: asObject(before), after: asObject(after), at };
  const [was, is] = [body.before.required === true, body.after.required === true];
  if (was !== is)
    findings.add({
      at: before === undefined ? { after: at.after } : { before: at.before },
      kind: is ? "param-required" : "param-optional",
      direction,
      breaking: is === (direction === "sent"),
      words: `${affects}: the body ${is ? "must now be there" : "may now be left out"}`,
      affects,
    });
  compareText(findings, body, ["description"], { name: `${affects}: body`, affects });
  compareRest(findings, body, new Set(["description", "required", "content"]), walk);
  compareContent(walk, body);
}

/** Each item of `security` is a way in; none at all, and an empty one, let everybody in. */
function compareSecurity(findings: Findings, operation: Pair, affects: string): void {
  const { before, after, at } = memberPair(operation, "security");
  const was = waysIn(before);
  const is = waysIn(after);
  const gone = was.filter((way) => !is.some((other) => sameJson(way, other)));
  const come = is.filter((way) => !was.some((other) => sameJson(way, other)));
  for (const way of gone)
    findings.add({
      at: before === undefined ? { before: operation.at.before } : { before: at.before },
      kind: "security-removed",
      breaking: true,
      words: `${affects}: ${show(way)} no longer lets a caller in`,
      affects,
    });
  for (const way of come)
    findings.add({
      at: after === undefined ? { after: operation.at.after } : { after: at.after },
      kind: "security-added",
      breaking: false,
      words: `${affects}: ${show(way)} lets a caller in`,
      affects,
    });
}

function waysIn(security: unknown): unknown[] {
  const ways = asList(security);
  return ways.length > 0 ? ways : [{}];
}
