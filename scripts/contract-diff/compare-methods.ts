import { compareExamples } from "./compare-examples";
import {
  compareFixed,
  compareNames,
  compareRest,
  compareText,
  memberPair,
  type Pair,
} from "./compare-lists";
import { comparePolicies, POLICY_ROWS } from "./compare-policies";
import { compareParams } from "./compare-params";
import { compareSchemas } from "./compare-schemas";
import type { Direction, Findings } from "./finding";
import { asList, asObject, type JsonObject, pointerTo } from "./json";
import { partOf, type SchemaWalk } from "./schema-walk";

const TEXT = ["summary", "description", "tags", "deprecated", "externalDocs"];

const KNOWN = new Set([
  ...TEXT,
  "name",
  "params",
  "paramStructure",
  "result",
  "errors",
  "examples",
  "x-streaming",
  ...POLICY_ROWS,
  "x-1.0",
  "x-params",
]);

interface PlacedMethod {
  name: string;
  method: JsonObject;
  at: string;
}

/** Reports what became of the methods of an OpenRPC document, by name. */
export function compareMethods(findings: Findings, documents: Pair): void {
  const was = methodsOf(documents.before);
  const is = methodsOf(documents.after);
  for (const { name, method, at } of was) {
    const other = is.find((candidate) => candidate.name === name);
    if (other) {
      const pair = { before: method, after: other.method, at: { before: at, after: other.at } };
      compareMethod(findings, documents, pair, name);
    } else {
      const words = `${name}: there is no such method any more`;
      findings.add({
        at: { before: at },
        kind: "method-removed",
        breaking: true,
        words,
        affects: name,
      });
    }
  }
  for (const { name, at } of is.filter((one) => !was.some((other) => other.name === one.name))) {
    const words = `${name}: new method`;
    findings.add({
      at: { after: at },
      kind: "method-added",
      breaking: false,
      words,
      affects: name,
    });
  }
}

function methodsOf(document: JsonObject): PlacedMethod[] {
  return asList(document.methods).map((value, index) => {
    const method = asObject(value);
    return { name: String(method.name), method, at: pointerTo("", "methods", index) };
  });
}

function compareMethod(findings: Findings, documents: Pair, method: Pair, name: string): void {
  const told = { name, affects: name };
  const walkFor = (direction: Direction): SchemaWalk => ({
    before: documents.before,
    after: documents.after,
    findings,
    direction,
    polarity: "same",
    affects: name,
    seen: new Set(),
  });
  compareParams(walkFor("sent"), method);
  compareResult(walkFor("received"), method);
  compareErrorNames(findings, method, name);
  compareStreaming(findings, method, name);
  comparePolicies(findings, method, name);
  // Callers of another version of the protocol get what the method that it stands for answers.
  compareFixed(findings, method, "x-1.0", { kind: "method-changed", ...told });
  compareExamples(findings, method, name);
  compareText(findings, method, TEXT, told);
  compareRest(findings, method, KNOWN, told);
}

function compareResult(walk: SchemaWalk, method: Pair): void {
  const { before, after, at } = memberPair(method, "result");
  const pair = { before: asObject(before), after: asObject(after), at };
  const { findings, affects } = walk;
  if ((before === undefined) !== (after === undefined)) {
    compareFixed(findings, method, "result", { kind: "result-changed", name: affects, affects });
    return;
  }
  const keys = ["name", "summary", "description", "deprecated"];
  compareText(findings, pair, keys, { name: `${affects}: result`, affects });
  compareRest(findings, pair, new Set([...keys, "schema"]), { direction: "received", affects });
  compareSchemas(
    walk,
    partOf({ schema: pair.before, at: at.before }, "schema"),
    partOf({ schema: pair.after, at: at.after }, "schema"),
  );
}

function compareErrorNames(findings: Findings, method: Pair, affects: string): void {
  const { before, after, at } = memberPair(method, "errors");
  const lists = { before: errorNames(before), after: errorNames(after), at };
  const words = (name: string) => `${affects}: answered with ${name}`;
  compareNames(findings, lists, { subject: "error", affects, words });
}

function errorNames(list: unknown): string[] {
  return asList(list).map((item) => {
    const { $ref } = asObject(item);
    return typeof $ref === "string" ? ($ref.split("/").at(-1) as string) : JSON.stringify(item);
  });
}

function compareStreaming(findings: Findings, method: Pair, affects: string): void {
  const { before, after, at } = memberPair(method, "x-streaming");
  if ((before === true) === (after === true)) return;
  findings.add({
    at: before === undefined ? { after: at.after } : { before: at.before },
    kind: "streaming-changed",
    breaking: true,
    words:
      after === true
        ? `${affects}: answered with a stream, and was with one response`
        : `${affects}: answered with one response, and was with a stream`,
    affects,
  });
}
