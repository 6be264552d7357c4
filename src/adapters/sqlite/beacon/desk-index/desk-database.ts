import { rmSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import type { Logger } from "../../../../ports/logger";
import { DataFolderError } from "../../../data-folder-error";
import type { SqliteDatabase } from "../../database";
import { DESK_SCHEMA, DESK_SCHEMA_VERSION } from "./schema";

const FILE_NAME = "desk.db";

/** How many pages of the write-ahead log are moved into the file at a time: some milliseconds. */
const CHECKPOINT_PAGES = 1_000;

/**
 * Opens the index of a data folder. One that is damaged, or of another version, is removed and made anew.
 *
 * @throws DataFolderError when another desk has it open, or it cannot be made
 */
export function openDeskDatabase(folder: string, logger: Logger): SqliteDatabase {
  try {
    return open(folder);
  } catch (reason) {
    if (!(reason instanceof UnfitError) && !isDamage(reason)) throw unusable(folder, reason);
    return remakeDeskDatabase(folder, logger, (reason as Error).message);
  }
}

/** Removes the index of a data folder, which has to be closed, and opens a new one. */
export function remakeDeskDatabase(folder: string, logger: Logger, cause: string): SqliteDatabase {
  logger.warn({ cause }, "the desk's index is made anew");
  try {
    for (const suffix of ["", "-wal", "-shm", "-journal"])
      rmSync(path.join(folder, FILE_NAME + suffix), { force: true });
    return open(folder);
  } catch (reason) {
    throw unusable(folder, reason);
  }
}

/** Whether a fault of SQLite says that the file is damaged. */
export function isDamage(reason: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(reason));
}

class UnfitError extends Error {}

function open(folder: string): SqliteDatabase {
  const db = new Database(path.join(folder, FILE_NAME), { timeout: 0 });
  try {
    // One desk at a time, which no other can have the file removed under.
    db.pragma("locking_mode = EXCLUSIVE");
    db.pragma("journal_mode = WAL");
    // Whole after a crash of the system, if not up to date: it catches up.
    db.pragma("synchronous = NORMAL");
    db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    db.pragma("trusted_schema = OFF");
    make(db);
    return db;
  } catch (reason) {
    db.close();
    throw reason;
  }
}

function make(db: SqliteDatabase): void {
  const version = db.pragma("user_version", { simple: true });
  if (version === DESK_SCHEMA_VERSION) return;
  if (version !== 0) throw new UnfitError(`its schema version is ${String(version)}`);
  if (db.prepare("SELECT 1 FROM sqlite_schema").get()) throw new UnfitError("it has no version");
  db.transaction(() => db.exec(DESK_SCHEMA)).exclusive();
}

function unusable(folder: string, cause: unknown): DataFolderError {
  const file = path.join(folder, FILE_NAME);
  return codeOf(cause).startsWith("SQLITE_BUSY")
    ? new DataFolderError(`BEACON_DATA_DIR: another desk has ${file} open; one may at a time`, {
        cause,
      })
    : new DataFolderError(`BEACON_DATA_DIR: ${file} cannot be used: ${(cause as Error).message}`, {
        cause,
      });
}

function codeOf(reason: unknown): string {
  return String((reason as { code?: unknown }).code);
}
