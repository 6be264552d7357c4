import type { SqliteDatabase } from "./database";

/** What was read, by key, while nobody else has written to the database. */
export interface ReadCache {
  /** The value of a key: as it was read before, or by `read` now. What is not there is not remembered. */
  get<V>(key: string, read: () => V | undefined): V | undefined;
  /** Forgets all: to be called after a write through the same connection. */
  clear(): void;
}

/**
 * Remembers values until another connection commits to the database, which is looked for once in a turn
 * of the event loop: a look costs as much as a read. Values are shared, so nobody may change them.
 *
 * @param maxEntries when so many are remembered, all are forgotten
 */
export function createReadCache(db: SqliteDatabase, maxEntries: number): ReadCache {
  // Changes when another connection has committed.
  const selectVersion = db.prepare<[], number>("PRAGMA data_version").pluck();
  const values = new Map<string, unknown>();
  let version: number | undefined;
  let isFresh = false;

  const refresh = () => {
    if (isFresh) return;
    const current = selectVersion.get();
    if (current !== version) values.clear();
    version = current;
    isFresh = true;
    setImmediate(() => {
      isFresh = false;
    });
  };

  return {
    get<V>(key: string, read: () => V | undefined) {
      refresh();
      const known = values.get(key);
      if (known !== undefined) return known as V;
      const value = read();
      if (value === undefined) return undefined;
      if (values.size >= maxEntries) values.clear();
      values.set(key, value);
      return value;
    },
    clear() {
      values.clear();
    },
  };
}
