import {
  type DatabaseKind,
  openDatabaseOf,
  type OpenOptions,
  type SqliteDatabase,
} from "../database";
import { SCHEMA, SCHEMA_VERSION, UPGRADE_FROM_1 } from "./schema";

const BEACON_DATABASE: DatabaseKind = {
  fileName: "beacon.db",
  schema: SCHEMA,
  schemaVersion: SCHEMA_VERSION,
  upgrades: { 1: UPGRADE_FROM_1 },
  // It lacks a column that may be empty, so what only reads need not wait for what writes.
  readableVersions: [1],
  variable: "BEACON_DATA_DIR",
};

/** Opens the Beacon's database in a folder; see `openDatabaseOf`. */
export function openDatabase(folder: string, options: OpenOptions): SqliteDatabase {
  return openDatabaseOf(BEACON_DATABASE, folder, options);
}
