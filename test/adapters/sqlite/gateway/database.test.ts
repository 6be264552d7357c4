import { existsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { openDatabase } from "../../../../src/adapters/sqlite/beacon/database";
import { openGatewayDatabase } from "../../../../src/adapters/sqlite/gateway/database";
import { IS_ENDED } from "../../../../src/adapters/sqlite/gateway/schema";
import { TERMINAL_STATES } from "../../../../src/a2a/task-states";
import {
  at,
  chunk,
  makeFolder,
  newTask,
  openStores,
  openStoresWithAgents,
  pushConfig,
  rowCounts,
  toVersion2,
} from "./fixtures";

describe("openGatewayDatabase()", () => {
  it("makes gateway.db, durable at each commit, with STRICT tables", () => {
    const { folder, db } = openStores();
    expect(existsSync(path.join(folder, "gateway.db"))).toBe(true);
    expect(db.pragma("journal_mode", { simple: true })).toBe("wal");
    expect(db.pragma("synchronous", { simple: true })).toBe(2);
    expect(db.pragma("foreign_keys", { simple: true })).toBe(1);
    expect(db.pragma("user_version", { simple: true })).toBe(3);
    const tables = db.pragma("table_list") as { name: string; strict: number }[];
    const loose = tables.filter(({ name, strict }) => !strict && !name.startsWith("sqlite_"));
    expect(loose).toEqual([]);
  });

  it("makes the folder readable by this user alone", () => {
    const folder = path.join(makeFolder(), "data");
    openStores(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it("stands beside the Beacon's database in one folder", () => {
    const { folder } = openStores();
    openDatabase(folder, { create: true }).close();
    openGatewayDatabase(folder, { create: false }).close();
    openDatabase(folder, { create: false }).close();
  });

  it.each([
    ["/proc/nope", "GATEWAY_DATA_DIR: /proc/nope cannot be made a folder: ENOENT"],
    ["/dev/null/data", "GATEWAY_DATA_DIR: /dev/null/data cannot be made a folder: ENOTDIR"],
  ])("throws for %s, naming the variable", (folder, message) => {
    expect(() => openGatewayDatabase(folder, { create: true })).toThrow(message);
  });

  it("throws for a file that is no database, naming the variable", () => {
    const folder = makeFolder();
    const file = path.join(folder, "gateway.db");
    writeFileSync(file, "something else, and long enough to have a header".repeat(20));
    expect(() => openGatewayDatabase(folder, { create: true })).toThrow(
      `GATEWAY_DATA_DIR: ${file} is not a database`,
    );
  });

  it("throws with advice when the database is missing and not to be made", () => {
    const folder = makeFolder();
    expect(() => openGatewayDatabase(folder, { create: false })).toThrow(
      `there is no database at ${path.join(folder, "gateway.db")}: has it been served with this GATEWAY_DATA_DIR?`,
    );
  });

  it.each([1, 4])(
    "throws with advice when another version of the program wrote it: %d",
    (version) => {
      const { folder, db } = openStores();
      db.pragma(`user_version = ${version}`);
      const file = path.join(folder, "gateway.db");
      for (const create of [true, false])
        expect(() => openGatewayDatabase(folder, { create })).toThrow(
          `GATEWAY_DATA_DIR: ${file} has schema version ${version}; this program knows 3.` +
            " Run the version of the program that made it, or name another folder.",
        );
      expect(db.pragma("user_version", { simple: true })).toBe(version);
    },
  );

  it("opens while another process holds the write lock", () => {
    const { folder } = openStores();
    const other = new Database(path.join(folder, "gateway.db"));
    other.exec("BEGIN IMMEDIATE");
    openGatewayDatabase(folder, { create: false }).close();
    other.close();
  });
});

describe("openGatewayDatabase(), of a database of version 2", () => {
  /** A folder with one, and what it holds. */
  async function makeVersion2() {
    const stores = await openStoresWithAgents();
    const { tasks, db, folder } = stores;
    await tasks.open(newTask({}, { delivery: { id: "d", payload: "{}" } }));
    await tasks.append({
      ...{ taskId: "task-1", at: at(1), publicationId: "p", events: [chunk("a")] },
      message: { messageId: "m", digest: "d" },
    });
    toVersion2(stores);
    const held = contents(db);
    db.close();
    return { folder, held };
  }

  function contents(db: Database.Database): Record<string, unknown[]> {
    const tables = Object.keys(rowCounts({ db })).filter((name) => !name.startsWith("sqlite_"));
    return Object.fromEntries(
      tables.map((name) => [name, db.prepare(`SELECT * FROM ${name}`).all()]),
    );
  }

  /** What the database is made of, text by text. */
  function schemaOf(db: Database.Database): unknown[] {
    return db.prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY name").all();
  }

  it.each([true, false])(
    "makes it the same as a new one, with what is in it: %s",
    async (create) => {
      const { folder, held } = await makeVersion2();
      expect(held).toMatchObject({ tasks: [{}], events: [{}, {}], messages: [{}, {}] });
      expect(held).not.toHaveProperty("push_configs");
      const db = openGatewayDatabase(folder, { create });
      expect(contents(db)).toEqual({ ...held, push_configs: [], notifications: [] });
      expect(schemaOf(db)).toEqual(schemaOf(openStores().db));
      expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
      expect(db.pragma("user_version", { simple: true })).toBe(3);
      db.close();
      openGatewayDatabase(folder, { create }).close();
    },
  );

  it("lets its tasks have configurations", async () => {
    const { folder } = await makeVersion2();
    const { tasks, pushNotifications } = openStores(folder);
    await pushNotifications.set("task-1", pushConfig(), 1);
    await expect(
      tasks.append({ taskId: "task-1", at: at(2), events: [chunk("b")] }),
    ).resolves.toMatchObject({ row: { lastSequence: 3 }, waiting: [{ taskId: "task-1" }] });
  });

  it("leaves it as it is while another process writes, and when it may only be read", async () => {
    const { folder, held } = await makeVersion2();
    const file = path.join(folder, "gateway.db");
    const other = new Database(file);
    other.exec("BEGIN IMMEDIATE");
    expect(() => openGatewayDatabase(folder, { create: true })).toThrow("database is locked");
    other.exec("ROLLBACK");
    expect(() => openGatewayDatabase(folder, { create: false, readOnly: true })).toThrow(
      `${file} has schema version 2; this program knows 3.`,
    );
    expect(contents(other)).toEqual(held);
    other.close();
    openGatewayDatabase(folder, { create: true }).close();
  });
});

it("IS_ENDED names the terminal states", () => {
  expect(IS_ENDED).toBe(`state IN (${TERMINAL_STATES.map((state) => `'${state}'`).join(", ")})`);
});
