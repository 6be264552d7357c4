import { memberPair, placeOf } from "./compare-lists";
import { sameJson, show } from "./json";
import { reportValues, type SchemaPair, type SchemaWalk } from "./schema-walk";

const SUBJECTS = { pattern: "pattern", format: "format" } as const;

/** What a text looks like. Of two patterns it is not told which one allows more. */
export const comparePatterns = {
  keywords: Object.keys(SUBJECTS),
  compare(walk: SchemaWalk, { before, after }: SchemaPair): void {
    const at = { before: before.at, after: after.at };
    for (const [key, subject] of Object.entries(SUBJECTS)) {
      const member = memberPair({ before: before.schema, after: after.schema, at }, key);
      const { before: was, after: is } = member;
      if (sameJson(was, is)) continue;
      const isOneSided = was === undefined || is === undefined;
      const effect = was === undefined ? "narrower" : is === undefined ? "wider" : "changed";
      const why = isOneSided ? "" : ", and which of them allows more is not judged";
      const words = `was ${show(was)} and is ${show(is)}${why}`;
      reportValues(walk, placeOf(member), effect, {
        subject,
        ...(!isOneSided && { change: "unjudged" }),
        words,
      });
    }
  },
};
