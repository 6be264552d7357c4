import {
  type DatabaseKind,
  openDatabaseOf,
  type OpenOptions,
  type SqliteDatabase,
} from "../database";
import { SCHEMA, SCHEMA_VERSION, UPGRADES } from "./schema";

const GATEWAY_DATABASE: DatabaseKind = {
  fileName: "gateway.db",
  schema: SCHEMA,
  schemaVersion: SCHEMA_VERSION,
  upgrades: UPGRADES,
  variable: "GATEWAY_DATA_DIR",
};

/** Opens the Gateway's database in a folder; see `openDatabaseOf`. */
export function openGatewayDatabase(folder: string, options: OpenOptions): SqliteDatabase {
  return openDatabaseOf(GATEWAY_DATABASE, folder, options);
}
