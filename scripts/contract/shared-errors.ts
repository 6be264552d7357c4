import type { ErrorNotes, ErrorObject, OpenRpcDocument } from "./contract";

const SHARED_ERROR = /^(?:\.\.\/)+openrpc\.json(#\/components\/errors\/(\w+))$/;

/**
 * Takes into a document, in place, the errors of the main contract that it refers to, such as
 * `../../openrpc.json#/components/errors/TaskNotFoundError`, or names among its envelope errors, so
 * that it stands on its own.
 *
 * @throws Error when the main contract declares no such error
 */
export function takeSharedErrors(document: OpenRpcDocument, main: OpenRpcDocument): void {
  const names = new Set(document["x-envelope-errors"]);
  rewriteErrorRefs(document, names);
  for (const name of [...names].sort()) {
    const error = main.components.errors[name];
    const notes = main["x-errors"][name];
    if (!error || !notes) throw new Error(`openrpc.json declares no error ${name}`);
    document.components.errors[name] = structuredClone<ErrorObject>(error);
    document["x-errors"][name] = structuredClone<ErrorNotes>(notes);
  }
}

function rewriteErrorRefs(node: unknown, names: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  const record = node as Record<string, unknown>;
  const target = typeof record.$ref === "string" ? SHARED_ERROR.exec(record.$ref) : null;
  if (target) {
    record.$ref = target[1];
    names.add(target[2] as string);
  }
  for (const value of Object.values(record)) rewriteErrorRefs(value, names);
}

/** The names of the main contract's errors that a document, as text, refers to. */
export function sharedErrorNames(text: string): string[] {
  return [...text.matchAll(/openrpc\.json#\/components\/errors\/(\w+)/g)].map(
    ([, name]) => name as string,
  );
}
