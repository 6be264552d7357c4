import Database from "better-sqlite3";
import type { StoreState } from "./golden-file";

/**
 * Brings the database of a running server into a state, by a second connection, as another process
 * would: `locked`, so that nothing can be written, or `unreadable`, without a table: the one given,
 * unless the state names another.
 *
 * @returns what makes it usable again
 */
export function breakStore(
  db: Pick<Database.Database, "name">,
  table: string,
  state: StoreState,
): () => void {
  if (state === "usable") return () => undefined;
  const gone = state.split(" ")[1] ?? table;
  const hidden = `${gone}_hidden`;
  const other = new Database(db.name);
  if (state === "locked") other.exec("BEGIN EXCLUSIVE");
  else other.exec(`ALTER TABLE ${gone} RENAME TO ${hidden}`);
  return () => {
    if (state === "locked") other.exec("ROLLBACK");
    else other.exec(`ALTER TABLE ${hidden} RENAME TO ${gone}`);
    other.close();
  };
}
