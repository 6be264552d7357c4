import type { CompareParts } from "./compare-schemas";
import { sameJson } from "./json";
import { partOf, reportValues, type SchemaPair, type SchemaWalk, whereOf } from "./schema-walk";

/** `items`, where it is one schema for all. */
export const compareArrays = {
  keywords: ["items"],
  compare(walk: SchemaWalk, { before, after }: SchemaPair, compareParts: CompareParts): void {
    const lists = [before.schema.items, after.schema.items];
    if (lists.some(Array.isArray)) {
      const at = whereOf({ before, after });
      const words = "items by position differ, which cannot be judged";
      const told = { subject: "type", change: "unjudged", words } as const;
      if (!sameJson(lists[0], lists[1])) reportValues(walk, at, "changed", told);
      else compareByPosition({ ...walk, polarity: "exact" }, { before, after }, compareParts);
      return;
    }
    if (lists.every((items) => items === undefined)) return;
    compareParts(walk, partOf(before, "items"), partOf(after, "items"));
  },
};

function compareByPosition(walk: SchemaWalk, pair: SchemaPair, compareParts: CompareParts): void {
  const { length } = pair.before.schema.items as unknown[];
  for (let index = 0; index < length; index += 1)
    compareParts(walk, partOf(pair.before, "items", index), partOf(pair.after, "items", index));
}
