import { compareContent } from "./compare-content";
import { compareRest, compareText, memberPair, type Pair } from "./compare-lists";
import { compareNamed } from "./compare-parameters";
import { asObject, atPointer, type JsonObject, namesOfBoth, pointerTo } from "./json";
import type { SchemaWalk } from "./schema-walk";

/** Reports what became of the responses of an operation, by HTTP status. */
export function compareResponses(walk: SchemaWalk, operation: Pair): void {
  const list = memberPair(operation, "responses");
  const responses = { before: asObject(list.before), after: asObject(list.after), at: list.at };
  for (const status of namesOfBoth(responses.before, responses.after)) {
    const { before, after, at } = memberPair(responses, status);
    if (before === undefined) report(walk, { after: at.after }, status, "added");
    else if (after === undefined) report(walk, { before: at.before }, status, "removed");
    else {
      const was = follow(walk.before, before, at.before);
      const is = follow(walk.after, after, at.after);
      const pair = {
        before: was.response,
        after: is.response,
        at: { before: was.at, after: is.at },
      };
      compareResponse(walk, pair, status);
    }
  }
}

/** Who waits for one status of a success does not know another one; refusals are known by their range. */
function report(
  { findings, direction, affects }: SchemaWalk,
  at: { before?: string; after?: string },
  status: string,
  change: "added" | "removed",
): void {
  const isAnswer = direction === "received" && !/^[45]/.test(status);
  findings.add({
    at,
    kind: `response-${change}`,
    direction,
    breaking: change === "removed" || isAnswer,
    words: `${affects}: the status ${status} is ${change === "added" ? "new" : "gone"}`,
    affects,
  });
}

function follow(document: JsonObject, value: unknown, at: string) {
  const response = asObject(value);
  if (typeof response.$ref !== "string") return { response, at };
  const target = response.$ref.slice(1);
  return { response: asObject(atPointer(document, target)), at: target };
}

function compareResponse(walk: SchemaWalk, response: Pair, status: string): void {
  const { findings, affects } = walk;
  compareText(findings, response, ["description"], { name: `${affects}: ${status}`, affects });
  compareRest(findings, response, new Set(["description", "headers", "content"]), walk);
  const list = memberPair(response, "headers");
  const headers = { before: asObject(list.before), after: asObject(list.after), at: list.at };
  for (const name of namesOfBoth(headers.before, headers.after)) {
    const label = `the header ${name} of ${status}`;
    const was = headerAt(headers.before, list.at.before, name);
    const is = headerAt(headers.after, list.at.after, name);
    compareNamed(walk, { kind: "header", label }, was, is);
  }
  compareContent(walk, response);
}

function headerAt(headers: JsonObject, at: string, name: string) {
  if (headers[name] === undefined) return undefined;
  const parameter = asObject(headers[name]);
  return { parameter, isRequired: parameter.required === true, at: pointerTo(at, name) };
}
