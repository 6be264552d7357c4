import { isUtf8 } from "node:buffer";

/** What a body holds: a JSON value, or nothing that JSON-RPC could read. */
export type JsonOutcome = { kind: "json"; value: unknown } | { kind: "not-json" };

const NOT_JSON: JsonOutcome = { kind: "not-json" };

/** Reads a body as JSON in UTF-8. Never throws: an empty, malformed or wrongly encoded one is "not-json". */
export function parseJson(body: Buffer): JsonOutcome {
  if (!isUtf8(body)) return NOT_JSON;
  try {
    return { kind: "json", value: JSON.parse(body.toString("utf8")) as unknown };
  } catch {
    // The parser's own words quote the input, so they go nowhere.
    return NOT_JSON;
  }
}
