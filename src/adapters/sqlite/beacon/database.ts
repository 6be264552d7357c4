import {
  type DatabaseKind,
  openDatabaseOf,
  type OpenOptions,
  type SqliteDatabase,
} from "../database";
import { SCHEMA, SCHEMA_VERSION } from "./schema";

const BEACON_DATABASE: DatabaseKind = {
  fileName: "beacon.db",
  schema: SCHEMA,
  schemaVersion: SCHEMA_VERSION,
  variable: "BEACON_DATA_DIR",
};

/** Opens the Beacon's database in a folder; see `openDatabaseOf`. */
export function openDatabase(folder: string, options: OpenOptions): SqliteDatabase {
  return openDatabaseOf(BEACON_DATABASE, folder, options);
}
