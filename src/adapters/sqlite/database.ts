import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { DataFolderError } from "../data-folder-error";

export type SqliteDatabase = Database.Database;

/** A kind of database: one file of its own in the data folder. */
export interface DatabaseKind {
  readonly fileName: string;
  /** The statements that make it, `PRAGMA user_version` included. */
  readonly schema: string;
  readonly schemaVersion: number;
  /** The statements that make an older one of the next version, `PRAGMA user_version` included. */
  readonly upgrades?: Readonly<Record<number, string>>;
  /** Older versions that can be read as they are. */
  readonly readableVersions?: readonly number[];
  /** The variable that names the folder. */
  readonly variable: string;
}

export interface OpenOptions {
  /** Whether to make folder and database when they are missing. */
  create: boolean;
  /** Whether nothing is to be written, not even a lock that writers wait for. */
  readOnly?: boolean;
}

/** How long a write waits for another process. Short, since the wait holds up everything else. */
const BUSY_TIMEOUT_MS = 200;

/** How often, and how far apart, a fresh database is tried to be put into WAL mode. */
const MAX_WAL_ATTEMPTS = 50;
const WAL_RETRY_MS = 20;

/**
 * Opens the database of a kind in a folder, readable by this user alone.
 *
 * WAL with `synchronous=FULL`: when a commit returns, it is on disk.
 *
 * @throws DataFolderError when the database is missing and not to be made, or when another version of
 *   this program wrote it
 * @throws Error when it cannot be used
 */
export function openDatabaseOf(
  kind: DatabaseKind,
  folder: string,
  { create, readOnly = false }: OpenOptions,
): SqliteDatabase {
  const file = path.join(folder, kind.fileName);
  if (create) makeFolder(folder, kind);
  else if (!existsSync(file)) throw new DatabaseMissingError(file, kind);
  const db = openFile(file, readOnly, kind);
  try {
    db.pragma("trusted_schema = OFF");
    if (!readOnly) {
      useWal(db);
      db.pragma("synchronous = FULL");
      db.pragma("foreign_keys = ON");
      if (create) make(db, kind);
      upgrade(db, kind);
    }
    checkVersion(db, file, kind, readOnly);
    return db;
  } catch (reason) {
    db.close();
    throw codeOf(reason) === "SQLITE_NOTADB"
      ? new DataFolderError(`${kind.variable}: ${file} is not a database`, { cause: reason })
      : reason;
  }
}

function openFile(file: string, readonly: boolean, { variable }: DatabaseKind): SqliteDatabase {
  try {
    return new Database(file, { timeout: BUSY_TIMEOUT_MS, readonly });
  } catch (cause) {
    throw new DataFolderError(
      `${variable}: ${file} cannot be opened: ${(cause as Error).message}`,
      {
        cause,
      },
    );
  }
}

/** There is no database where one was expected. */
export class DatabaseMissingError extends DataFolderError {
  override readonly name = "DatabaseMissingError";

  constructor(file: string, { variable }: DatabaseKind) {
    super(`there is no database at ${file}: has it been served with this ${variable}?`);
  }
}

function makeFolder(folder: string, { variable }: DatabaseKind): void {
  try {
    makeFolders(path.resolve(folder));
  } catch (cause) {
    throw new DataFolderError(
      `${variable}: ${folder} cannot be made a folder: ${(cause as Error).message}`,
      { cause },
    );
  }
}

/** Folder by folder: node's own way of making them all hangs where a parent takes none, as in /proc. */
function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolders(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (reason) {
    // Another start may have been faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw reason;
  }
}

/** Two first starts at once may stand in each other's way here, where the busy timeout does not help. */
function useWal(db: SqliteDatabase): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (db.pragma("journal_mode", { simple: true }) !== "wal") db.pragma("journal_mode = WAL");
      return;
    } catch (reason) {
      const isBusy = codeOf(reason).startsWith("SQLITE_BUSY");
      if (!isBusy || attempt === MAX_WAL_ATTEMPTS) throw reason;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_RETRY_MS);
    }
  }
}

function codeOf(reason: unknown): string {
  return String((reason as { code?: unknown }).code);
}

/** Makes the tables of an empty database. Most often they are there, and nobody is waited for. */
function make(db: SqliteDatabase, { schema }: DatabaseKind): void {
  const isEmpty = () => versionOf(db) === 0;
  if (!isEmpty()) return;
  const create = db.transaction(() => {
    if (isEmpty()) db.exec(schema);
  });
  create.immediate();
}

/** Makes an older database one of this version, as far as that is known. */
function upgrade(db: SqliteDatabase, { upgrades = {} }: DatabaseKind): void {
  const statements = () => upgrades[Number(versionOf(db))];
  const step = db.transaction(() => {
    const next = statements();
    if (next !== undefined) db.exec(next);
  });
  while (statements() !== undefined) step.immediate();
}

function checkVersion(
  db: SqliteDatabase,
  file: string,
  { schemaVersion, readableVersions = [], variable }: DatabaseKind,
  readOnly: boolean,
): void {
  const version = versionOf(db);
  const isReadable = readOnly && readableVersions.includes(Number(version));
  if (version !== schemaVersion && !isReadable)
    throw new DataFolderError(
      `${variable}: ${file} has schema version ${String(version)}; this program knows ${schemaVersion}.` +
        " Run the version of the program that made it, or name another folder.",
    );
}

function versionOf(db: SqliteDatabase): unknown {
  return db.pragma("user_version", { simple: true });
}
