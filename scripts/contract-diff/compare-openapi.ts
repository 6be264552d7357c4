import { compareOperation } from "./compare-operation";
import { compareRest, memberPair, type Pair } from "./compare-lists";
import { compareHead } from "./compare-openrpc";
import { createFindings, type Finding, type Findings } from "./finding";
import { asObject, type JsonObject, namesOfBoth, pointerTo, sameJson, show } from "./json";

const TEXT = ["openapi", "tags", "externalDocs"];

const KNOWN = new Set([...TEXT, "info", "servers", "paths", "webhooks", "components"]);

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * What a client of one version of an OpenAPI document meets in another. What it serves under
 * `webhooks` goes the other way: there the client is called.
 */
export function compareOpenApi(before: JsonObject, after: JsonObject): Finding[] {
  const findings = createFindings();
  const documents: Pair = { before, after, at: { before: "", after: "" } };
  comparePaths(findings, documents, "paths");
  comparePaths(findings, documents, "webhooks");
  compareSchemes(findings, documents);
  compareHead(findings, documents, TEXT);
  compareRest(findings, documents, KNOWN);
  return findings.list();
}

function comparePaths(findings: Findings, documents: Pair, key: "paths" | "webhooks"): void {
  const was = operationsOf(documents.before, key);
  const is = operationsOf(documents.after, key);
  for (const [name, before] of was) {
    const after = is.get(name);
    if (after) {
      const isCalled = key === "webhooks";
      compareOperation(findings, documents, { name, isCalled, before, after });
      continue;
    }
    const words = `${name}: there is no such operation any more`;
    const at = { before: before.at };
    findings.add({ at, kind: "operation-removed", breaking: true, words, affects: name });
  }
  for (const [name, { at }] of is) {
    if (was.has(name)) continue;
    const words = `${name}: new operation`;
    findings.add({
      at: { after: at },
      kind: "operation-added",
      breaking: false,
      words,
      affects: name,
    });
  }
  const { before, after, at } = memberPair(documents, key);
  const items = { before: asObject(before), after: asObject(after), at };
  for (const path of Object.keys(items.before).filter((one) => one in items.after)) {
    const item = memberPair(items, path);
    const pair = { ...item, before: asObject(item.before), after: asObject(item.after) };
    compareRest(findings, pair, new Set([...METHODS, "parameters"]), { affects: path });
  }
}

/** An operation, with the parameters of its path, which hold for it too. */
export interface PlacedOperation {
  operation: JsonObject;
  at: string;
  item: JsonObject;
  itemAt: string;
}

function operationsOf(document: JsonObject, key: string): Map<string, PlacedOperation> {
  const found = new Map<string, PlacedOperation>();
  for (const [path, value] of Object.entries(asObject(document[key]))) {
    const item = asObject(value);
    const itemAt = pointerTo("", key, path);
    for (const method of METHODS.filter((name) => item[name] !== undefined)) {
      const operation = asObject(item[method]);
      const at = pointerTo(itemAt, method);
      found.set(`${method.toUpperCase()} ${path}`, { operation, at, item, itemAt });
    }
  }
  return found;
}

function compareSchemes(findings: Findings, documents: Pair): void {
  const { before, after, at } = memberPair(documents, "components");
  const components = { before: asObject(before), after: asObject(after), at };
  compareRest(findings, components, new Set(["schemas", "responses", "securitySchemes"]));
  const list = memberPair(components, "securitySchemes");
  const schemes = { before: asObject(list.before), after: asObject(list.after), at: list.at };
  for (const name of namesOfBoth(schemes.before, schemes.after)) {
    const scheme = memberPair(schemes, name);
    if (sameJson(scheme.before, scheme.after)) continue;
    const isNew = scheme.before === undefined;
    const { description: _was, ...was } = asObject(scheme.before);
    const { description: _is, ...is } = asObject(scheme.after);
    const isText = sameJson(was, is);
    findings.add({
      at: isNew ? { after: scheme.at.after } : { before: scheme.at.before },
      kind: isText ? "text-changed" : isNew ? "security-added" : "security-changed",
      breaking: !isNew && !isText,
      words: `the security scheme ${name} was ${show(scheme.before)} and is ${show(scheme.after)}`,
    });
  }
}
