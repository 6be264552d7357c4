import path from "node:path";
import Database from "better-sqlite3";
import type { SubmissionRow } from "../../src/adapters/sqlite/beacon/rows";

/** Opens the database of a data folder a second time, as another process would. */
export function openBeside(dataDir: string, options: Database.Options = {}): Database.Database {
  return new Database(path.join(dataDir, "beacon.db"), options);
}

/** What is stored in a data folder, as another process sees it. */
export function storedRows(dataDir: string): SubmissionRow[] {
  const db = openBeside(dataDir, { readonly: true });
  try {
    return db.prepare<[], SubmissionRow>("SELECT * FROM submissions ORDER BY sequence").all();
  } finally {
    db.close();
  }
}
