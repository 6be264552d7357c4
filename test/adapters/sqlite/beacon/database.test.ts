import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import { DatabaseMissingError } from "../../../../src/adapters/sqlite/database";
import { SCHEMA_VERSION } from "../../../../src/adapters/sqlite/beacon/schema";
import { makeDataDir } from "../../../support/beacon";

let folder: string;
let file: string;
beforeEach(() => {
  folder = path.join(makeDataDir(), "a", "b");
  file = path.join(folder, "beacon.db");
});

function mode(of: string): number {
  return statSync(of).mode & 0o777;
}

describe("openDatabase()", () => {
  it("makes folder and database when they are missing, the folder for this user alone", () => {
    openDatabase(folder, { create: true }).close();
    expect(existsSync(file)).toBe(true);
    expect(mode(folder)).toBe(0o700);
  });

  it("makes every commit durable: WAL with synchronous=FULL", () => {
    const db = openDatabase(folder, { create: true });
    expect(db.pragma("journal_mode", { simple: true })).toBe("wal");
    expect(db.pragma("synchronous", { simple: true })).toBe(2);
    expect(db.pragma("foreign_keys", { simple: true })).toBe(1);
    expect(db.pragma("trusted_schema", { simple: true })).toBe(0);
    expect(db.pragma("user_version", { simple: true })).toBe(SCHEMA_VERSION);
    db.close();
  });

  it("waits for another process only so long, since the wait holds up everything else", () => {
    const db = openDatabase(folder, { create: true });
    expect(db.pragma("busy_timeout", { simple: true })).toBe(200);
    db.close();
  });

  it("opens what is there a second time, and beside itself", () => {
    const one = openDatabase(folder, { create: true });
    const two = openDatabase(folder, { create: false });
    const count = "SELECT count(*) AS count FROM submissions";
    expect([one, two].map((db) => db.prepare(count).get())).toEqual([{ count: 0 }, { count: 0 }]);
    one.close();
    two.close();
  });

  it("throws DatabaseMissingError when it is not to be made, and makes nothing", () => {
    const open = () => openDatabase(folder, { create: false });
    expect(open).toThrow(DatabaseMissingError);
    expect(open).toThrow(/BEACON_DATA_DIR/);
    expect(existsSync(folder)).toBe(false);
  });

  it("throws for a newer schema version, naming both, and changes nothing", () => {
    openDatabase(folder, { create: true }).close();
    const newer = SCHEMA_VERSION + 1;
    const db = new Database(file);
    db.pragma(`user_version = ${newer}`);
    db.close();
    for (const create of [true, false])
      expect(() => openDatabase(folder, { create })).toThrow(
        new RegExp(`schema version ${newer}; .* ${SCHEMA_VERSION}\\.`),
      );
    const after = new Database(file);
    expect(after.pragma("user_version", { simple: true })).toBe(newer);
    after.close();
  });

  it("throws for a file that is no database, and leaves it as it is", () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, "no database at all, but a text of some length");
    expect(() => openDatabase(folder, { create: true })).toThrow("not a database");
    expect(statSync(file).size).toBe(45);
  });
});
