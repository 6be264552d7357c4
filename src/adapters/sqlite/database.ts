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
 * @param options.readOnly whether nothing is to be written, not even a lock that writers wait for
 * @throws DataFolderError when the database is missing and not to be made, or when another version of
 *   this program wrote it
 * @throws Error when it cannot be used
 */
export function openDatabase(
  folder: string,
  { create, readOnly = false }: { create: boolean; readOnly?: boolean },
): SqliteDatabase {
  const file = path.join(folder, FILE_NAME);
  if (create) makeFolder(folder);
  else if (!existsSync(file)) throw new DatabaseMissingError(file);
  const db = new Database(file, { timeout: BUSY_TIMEOUT_MS, readonly: readOnly });
  try {
    db.pragma("trusted_schema = OFF");
    if (readOnly) {
      checkVersion(db, file);
      return db;
    }
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    db.pragma("foreign_keys = ON");
    if (create) migrate(db, file);
    else checkVersion(db, file);
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

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new DataFolderError(
      `BEACON_DATA_DIR: ${folder} cannot be made a folder: ${(cause as Error).message}`,
      { cause },
    );
  }
}

/** Makes the tables of an empty database. */
function migrate(db: SqliteDatabase, file: string): void {
  const create = db.transaction(() => {
    if (db.pragma("user_version", { simple: true }) === 0) db.exec(SCHEMA);
    checkVersion(db, file);
  });
  create.immediate();
}

function checkVersion(db: SqliteDatabase, file: string): void {
  const version = db.pragma("user_version", { simple: true });
  if (version !== SCHEMA_VERSION)
    throw new DataFolderError(
      `${file} has schema version ${String(version)}; this program knows ${SCHEMA_VERSION}`,
    );
}
