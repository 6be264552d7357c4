import { compareText, memberPair, placeOf } from "./compare-lists";
import { sameJson, show } from "./json";
import { nameOfPlace, reportValues, type SchemaPair, type SchemaWalk } from "./schema-walk";

const WORDS = ["title", "description", "examples", "$comment", "deprecated", "x-wanted"];

/** The keywords by which nothing is allowed or refused. */
export const ANNOTATIONS: readonly string[] = [...WORDS, "default"];

/** Reports what is told of a value without narrowing it. */
export function compareAnnotations(walk: SchemaWalk, { before, after }: SchemaPair): void {
  const at = { before: before.at, after: after.at };
  const pair = { before: before.schema, after: after.schema, at };
  const name = nameOfPlace(before.at);
  compareText(walk.findings, pair, WORDS, { name, affects: walk.affects });
  const { before: was, after: is } = memberPair(pair, "default");
  if (sameJson(was, is)) return;
  const words = `its default was ${show(was)} and is ${show(is)}`;
  // Who leaves out a field that had a default means that default.
  const effect = walk.direction === "sent" && was !== undefined ? "narrower" : undefined;
  const place = placeOf(memberPair(pair, "default"));
  if (effect) reportValues(walk, place, effect, { subject: "default", change: "changed", words });
  else compareText(walk.findings, pair, ["default"], { name, affects: walk.affects });
}
