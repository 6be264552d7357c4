import { setImmediate as nextTurn } from "node:timers/promises";
import { attempt } from "../attempt";
import type { SqliteDatabase } from "../database";

/** How many events go in one step: others wait for it. */
const STEP_EVENTS = 2_000;

/** To how many places each of its events may have been sent. */
const CONFIGS = "(SELECT count(*) FROM push_configs WHERE task_number = tasks.number)";

/**
 * Removes at most `limit` tasks, and answers how many.
 *
 * @throws StoreUnavailableError when the store cannot be used; what was removed before is
 */
export type RemoveTasks = (limit: number, ...values: readonly string[]) => Promise<number>;

/**
 * Prepares to remove tasks in steps, with all that belongs to them: the first ones that a condition
 * selects, as many as have some 2,000 events and notifications together, one at least. A task's
 * notifications go before it, in steps of their own.
 *
 * @param where with `?` for what the returned function is given
 * @param orderBy columns of an index that holds them
 */
export function prepareRemoveTasks(
  db: SqliteDatabase,
  { where, orderBy }: { where: string; orderBy: string },
): RemoveTasks {
  const remove = db.prepare(
    "DELETE FROM tasks WHERE number IN (SELECT number FROM" +
      ` (SELECT number, size, sum(size) OVER (ORDER BY ${orderBy}) AS events FROM` +
      ` (SELECT number, id, status_at, last_sequence * (1 + ${CONFIGS}) AS size FROM tasks` +
      ` WHERE ${where} ORDER BY ${orderBy} LIMIT ?))` +
      ` WHERE events <= ${STEP_EVENTS} OR events = size)`,
  );
  const removeNotifications = db.prepare(
    "DELETE FROM notifications WHERE number IN (SELECT n.number FROM notifications AS n" +
      " JOIN push_configs AS c ON c.number = n.config_number WHERE c.task_number IN" +
      ` (SELECT number FROM tasks WHERE ${where} ORDER BY ${orderBy} LIMIT ?)` +
      ` LIMIT ${STEP_EVENTS})`,
  );
  return async (limit, ...values) => {
    while (attempt(() => removeNotifications.run(...values, limit).changes) === STEP_EVENTS)
      await nextTurn();
    return attempt(() => remove.run(...values, limit).changes);
  };
}
