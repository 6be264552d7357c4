import canonicalize from "canonicalize";

export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value as an object, an empty one where it is none. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** A value as a list, an empty one where it is none. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value as a list of strings, without what is none. */
export function asNames(value: unknown): string[] {
  return asList(value).filter((item) => typeof item === "string");
}

/** Whether two JSON values are the same, in whatever order their members stand. */
export function sameJson(a: unknown, b: unknown): boolean {
  return canonicalize(a) === canonicalize(b);
}

/** A JSON value in words. */
export function show(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}

/** The names that either object has, in order, those of the first one first. */
export function namesOfBoth(a: JsonObject, b: JsonObject): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}

/** A JSON pointer (RFC 6901) that goes on from another. */
export function pointerTo(base: string, ...keys: (string | number)[]): string {
  const escaped = keys.map((key) => String(key).replaceAll("~", "~0").replaceAll("/", "~1"));
  return [base, ...escaped].join("/");
}

/** What a JSON pointer leads to, or undefined where it leads nowhere. */
export function atPointer(document: unknown, pointer: string): unknown {
  let node = document;
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as JsonObject)[key];
  }
  return node;
}
