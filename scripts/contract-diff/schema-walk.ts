import type { Change, Direction, Findings, Place, Subject } from "./finding";
import { atPointer, isObject, type JsonObject, pointerTo } from "./json";

/**
 * How a part counts for the whole: `same` where a narrower part makes a narrower whole, `reversed`
 * under `not`, and `exact` where any difference may be either.
 */
export type Polarity = "same" | "reversed" | "exact";

/** A way through two versions of a schema, as one method meets it. */
export interface SchemaWalk {
  before: JsonObject;
  after: JsonObject;
  findings: Findings;
  direction: Direction;
  /** What leads here, for the finding. */
  affects: string;
  polarity: Polarity;
  /** The pairs of places that were looked at, by which references may go in circles. */
  seen: Set<string>;
}

/** A schema and where it stands in its document. */
export interface PlacedSchema {
  schema: JsonObject;
  at: string;
  /** Where it does not stand, and what stands for it allows everything. */
  isAbsent?: boolean;
  /** The one branch of a union that was made of it, at the same place. */
  isLone?: boolean;
  /** A union that was made of one schema, to be compared with a union. */
  isWrapped?: boolean;
}

/** A schema in both versions, without references at its top. */
export interface SchemaPair {
  before: PlacedSchema;
  after: PlacedSchema;
}

/** A part of a schema, as a schema: `true` allows everything, and `false` stays what it is. */
export function partOf({ schema, at }: PlacedSchema, ...keys: (string | number)[]): PlacedSchema {
  const found = atPointer(schema, pointerTo("", ...keys));
  const placed = { schema: toSchema(found), at: pointerTo(at, ...keys) };
  return found === undefined ? { ...placed, isAbsent: true } : placed;
}

/** Where a schema stands, in each version that has it. */
export function whereOf({ before, after }: SchemaPair): Place {
  return {
    ...(!before.isAbsent && { before: before.at }),
    ...(!after.isAbsent && { after: after.at }),
  };
}

/** `false` as a schema has this form; nothing else has this identity. */
export const NOTHING: JsonObject = Object.freeze({ not: Object.freeze({}) });

/** What stands for a schema, as an object. */
export function toSchema(value: unknown): JsonObject {
  if (value === false) return NOTHING;
  return isObject(value) ? value : {};
}

/** Follows references to a schema without one, or undefined where they lead nowhere or in a circle. */
export function follow(document: JsonObject, placed: PlacedSchema): PlacedSchema | undefined {
  const visited = new Set<string>();
  let current = placed;
  for (let ref = current.schema.$ref; typeof ref === "string"; ref = current.schema.$ref) {
    if (!ref.startsWith("#/") || visited.has(ref)) return undefined;
    visited.add(ref);
    const at = decodeURIComponent(ref.slice(1));
    const target = atPointer(document, at);
    if (target === undefined) return undefined;
    current = { schema: toSchema(target), at };
  }
  return current;
}

/** How a place is called: `/components/schemas/Task/properties/id` is `Task.id`. */
export function nameOfPlace(pointer: string): string {
  return pointer
    .replace(/^\/components\/schemas\//, "")
    .replace(/^\//, "")
    .replaceAll(/\/properties\//g, ".")
    .replaceAll(/\/items(?=\/|\.|$)/g, "[]")
    .replaceAll(/\/additionalProperties(?=\/|\.|$)/g, "{}")
    .replaceAll("~1", "/");
}

/** `new` is narrower in the letter, and harms nobody; `changed` is narrower and wider at once. */
export type Effect = "narrower" | "wider" | "changed" | "new";

const REVERSED = { narrower: "wider", wider: "narrower" } as const;

/**
 * Reports what became of the values that a schema allows. What a client sends may not get narrower,
 * what it receives not wider, and what `changed` may be both.
 */
export function reportValues(
  walk: SchemaWalk,
  at: Place,
  effect: Effect,
  told: { subject: Subject; change?: Change; words: string },
): void {
  const { polarity, direction, affects, findings } = walk;
  const isExact = effect === "changed" || polarity === "exact";
  const isOneWay = effect === "narrower" || effect === "wider";
  const own = polarity === "reversed" && isOneWay ? REVERSED[effect] : effect;
  const harm = direction === "sent" ? "narrower" : "wider";
  const breaking = isExact || own === harm || (polarity === "reversed" && own === "new");
  const why =
    polarity === "exact" && effect !== "changed"
      ? " (what it does to the whole cannot be told)"
      : "";
  const words = `${nameOfPlace(at.before ?? at.after ?? "")}: ${told.words}${why}`;
  const kind = `${told.subject}-${told.change ?? (own === "new" ? "added" : own)}` as const;
  findings.add({ at, kind, direction, breaking, words, affects });
}
