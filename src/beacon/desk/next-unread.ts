import type { FreshIndex } from "./fresh-index";
import { fromTop, type ListQuery, toFilter } from "./list-query";

/**
 * Where a reviewer goes on after a mark: the next older submission of the list that is still to be
 * decided, or else the newest one. Whoever goes through what was decided goes on through that.
 */
export async function nextOf(
  index: FreshIndex,
  list: ListQuery,
  marked: { id: string; sequence: number },
): Promise<string | undefined> {
  const filter = toFilter({ ...fromTop(list), state: list.state ?? "unread" });
  const older = await index.page(filter, { limit: 1, before: marked.sequence });
  if (older.rows[0]) return older.rows[0].id;
  const newest = await index.page(filter, { limit: 2 });
  return newest.rows.find(({ id }) => id !== marked.id)?.id;
}
