import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { DataFolderError } from "../data-folder-error";
import { SCHEMA, SCHEMA_VERSION } from "./schema";

export type SqliteDatabase = Database.Database;

const FILE_NAME = "beacon.db";

/** How long a write waits for another process. Short, since the wait holds up everything else. */
const BUSY_TIMEOUT_MS = 200;

/**
 * Opens the database in a folder, readable by this user alone.
 *
 * WAL with `synchronous=FULL`: when a commit returns, it is on disk.
 *
 * @param options.create whether to make folder and database when they are missing
 * @throws DataFolderError when the database is missing and not to be made, or when another version of
 *   this program wrote it
 * @throws Error when it cannot be used
 */
export function openDatabase(folder: string, { create }: { create: boolean }): SqliteDatabase {
  const file = path.join(folder, FILE_NAME);
  if (create) mkdirSync(folder, { recursive: true, mode: 0o700 });
  else if (!existsSync(file)) throw new DatabaseMissingError(file);
  const db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    db.pragma("foreign_keys = ON");
    db.pragma("trusted_schema = OFF");
    migrate(db, file);
    return db;
  } catch (reason) {
    db.close();
    throw reason;
  }
}

/** There is no database where one was expected. */
export class DatabaseMissingError extends DataFolderError {
  override readonly name = "DatabaseMissingError";

  constructor(file: string) {
    super(`there is no database at ${file}: has the Beacon run with this BEACON_DATA_DIR?`);
  }
}

function migrate(db: SqliteDatabase, file: string): void {
  const create = db.transaction(() => {
    const version = db.pragma("user_version", { simple: true });
    if (version === SCHEMA_VERSION) return;
    if (version !== 0)
      throw new DataFolderError(
        `${file} has schema version ${String(version)}; this program knows ${SCHEMA_VERSION}`,
      );
    db.exec(SCHEMA);
  });
  create.immediate();
}
