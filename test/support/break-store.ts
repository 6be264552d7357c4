import Database from "better-sqlite3";
import type { TestBeacon } from "./beacon";
import type { StoreState } from "./golden-file";

const TABLE = "submissions";
const HIDDEN = `${TABLE}_hidden`;

/**
 * Brings the database of a running Beacon into a state, by a second connection, as another process
 * would: `locked`, so that nothing can be written, or `unreadable`, without its table.
 *
 * @returns what makes it usable again
 */
export function breakStore({ db }: TestBeacon, state: StoreState): () => void {
  if (state === "usable") return () => undefined;
  const other = new Database(db.name);
  if (state === "locked") other.exec("BEGIN EXCLUSIVE");
  else other.exec(`ALTER TABLE ${TABLE} RENAME TO ${HIDDEN}`);
  return () => {
    if (state === "locked") other.exec("ROLLBACK");
    else other.exec(`ALTER TABLE ${HIDDEN} RENAME TO ${TABLE}`);
    other.close();
  };
}
