import {
  compareFixed,
  compareNames,
  compareRest,
  compareText,
  memberPair,
  type Pair,
} from "./compare-lists";
import { compareSchemas } from "./compare-schemas";
import type { Findings } from "./finding";
import { asNames, asObject, type JsonObject, namesOfBoth, pointerTo, sameJson } from "./json";
import { partOf } from "./schema-walk";

const ERROR_KEYS = ["code", "message", "data"];
const NOTE_KEYS = ["description", "httpStatus", "data"];
const ENVELOPE_LISTS = {
  "x-envelope-errors": "before a method is known",
  "x-gateway-envelope-errors": "before a method is known, at the Gateway",
};

/** Reports what became of the errors of a document, and of what is said of them beside. */
export function compareErrors(findings: Findings, documents: Pair): void {
  const errors = pairAt(documents, "components", "errors");
  const notes = pairAt(documents, "x-errors");
  for (const name of namesOfBoth(errors.before, errors.after)) {
    const was = Object.hasOwn(errors.before, name);
    const told = { affects: name, breaking: was } as const;
    if (was && Object.hasOwn(errors.after, name)) compareError(findings, documents, name);
    else if (was) {
      const at = { before: pointerTo(errors.at.before, name) };
      findings.add({
        ...told,
        at,
        kind: "error-removed",
        words: `${name}: there is no such error any more`,
      });
    } else {
      const at = { after: pointerTo(errors.at.after, name) };
      findings.add({ ...told, at, kind: "error-added", words: `${name}: new error` });
    }
  }
  for (const name of namesOfBoth(notes.before, notes.after))
    compareNotes(findings, documents, name, pairAt(documents, "x-errors", name));
  for (const [list, when] of Object.entries(ENVELOPE_LISTS)) {
    const { before, after, at } = memberPair(documents, list);
    const lists = { before: asNames(before), after: asNames(after), at };
    const words = (name: string) => `answered with ${name} ${when}`;
    compareNames(findings, lists, { subject: "error", words });
  }
}

function pairAt(documents: Pair, ...keys: string[]): Pair {
  return keys.reduce((pair, key) => {
    const { before, after, at } = memberPair(pair, key);
    return { before: asObject(before), after: asObject(after), at };
  }, documents);
}

/** A client tells errors by code, reason and domain; the message is for people. */
function compareError(findings: Findings, documents: Pair, name: string): void {
  const pair = pairAt(documents, "components", "errors", name);
  const told = { name, affects: name };
  compareFixed(findings, pair, "code", { kind: "error-changed", ...told });
  const fixed = { ...pair, before: withoutFaults(pair.before), after: withoutFaults(pair.after) };
  if (sameJson(fixed.before.data, fixed.after.data)) compareText(findings, pair, ["data"], told);
  else compareFixed(findings, fixed, "data", { kind: "error-changed", ...told });
  compareText(findings, pair, ["message"], told);
  compareRest(findings, pair, new Set(ERROR_KEYS), told);
}

/** Which field is at fault, and how it is told, is an example. */
function withoutFaults(error: JsonObject): JsonObject {
  if (!Array.isArray(error.data)) return error;
  const data = error.data.map((detail) => {
    const { fieldViolations: _, ...rest } = asObject(detail);
    return rest;
  });
  return { ...error, data };
}

function compareNotes(findings: Findings, documents: Pair, name: string, pair: Pair): void {
  const isThere = (document: JsonObject) => Object.hasOwn(asObject(document["x-errors"]), name);
  // An error that came or went is told of by itself.
  if (!isThere(documents.before) || !isThere(documents.after)) return;
  const told = { name, affects: name };
  compareText(findings, pair, ["description"], told);
  compareFixed(findings, pair, "httpStatus", { kind: "error-changed", ...told });
  compareRest(findings, pair, new Set(NOTE_KEYS), told);
  const data = memberPair(pair, "data");
  if (data.before === undefined && data.after === undefined) return;
  const walk = {
    before: documents.before,
    after: documents.after,
    findings,
    direction: "received",
    polarity: "same",
    affects: name,
    seen: new Set<string>(),
  } as const;
  compareSchemas(
    walk,
    partOf({ schema: pair.before, at: pair.at.before }, "data"),
    partOf({ schema: pair.after, at: pair.at.after }, "data"),
  );
}
