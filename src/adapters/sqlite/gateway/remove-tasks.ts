import type { SqliteDatabase } from "../database";

/** How many events go in one step: others wait for it. */
const STEP_EVENTS = 2_000;

/** To how many places each of its events may have been sent. */
const CONFIGS = "(SELECT count(*) FROM push_configs WHERE task_number = tasks.number)";

/**
 * Prepares to remove tasks in steps, with all that belongs to them: the first ones that a condition
 * selects, as many as have some 2,000 events and notifications together, one at least.
 *
 * @param where with `?` for what the returned function is given
 * @param orderBy columns of an index that holds them
 * @returns removes at most `limit` tasks, and answers how many; it throws what the database throws
 */
export function prepareRemoveTasks(
  db: SqliteDatabase,
  { where, orderBy }: { where: string; orderBy: string },
): (limit: number, ...values: readonly string[]) => number {
  const remove = db.prepare(
    "DELETE FROM tasks WHERE number IN (SELECT number FROM" +
      ` (SELECT number, size, sum(size) OVER (ORDER BY ${orderBy}) AS events FROM` +
      ` (SELECT number, id, status_at, last_sequence * (1 + ${CONFIGS}) AS size FROM tasks` +
      ` WHERE ${where} ORDER BY ${orderBy} LIMIT ?))` +
      ` WHERE events <= ${STEP_EVENTS} OR events = size)`,
  );
  return (limit, ...values) => remove.run(...values, limit).changes;
}
